import { expect, test } from 'vitest'
import { reasonLine, reasonParts, reasonToShop, usesNothing } from './reason-parts'

const whole =
  'uses Spinach (1 day left) and Milk (2 days left); you lack lemon juice, swap: white vinegar; you lack more rice; check that you have enough salt; ready in 25 min; you like it'

test('a reason in parts, without the time that stands on the card already', () => {
  expect(reasonParts(whole)).toEqual([
    { kind: 'uses', text: 'Uses Spinach (1 day left) and Milk (2 days left)' },
    { kind: 'swap', text: 'You lack lemon juice, swap: white vinegar' },
    { kind: 'lacks', text: 'You lack more rice' },
    { kind: 'check', text: 'Check that you have enough salt' },
    { kind: 'liked', text: 'You like it' },
  ])
  expect(reasonParts('uses nothing you have; you lack eggs')[0]?.kind).toBe('none')
  expect(reasonParts('you have everything')).toEqual([{ kind: 'all', text: 'You have everything' }])
  expect(reasonParts('cooked 3 days ago')).toEqual([{ kind: 'other', text: 'Cooked 3 days ago' }])
})

test('a reason in one line', () => {
  expect(reasonLine('uses spinach, 1 day left; you lack lemon, swap: vinegar; ready in 20 min')).toBe(
    'Uses spinach, 1 day left; you lack lemon, swap: vinegar',
  )
  expect(reasonLine('ready in 20 min')).toBe('')
  expect(reasonParts('')).toEqual([])
})

test('what the cook does with what is there', () => {
  for (const reason of ['use the juice of ½ lemon for it', 'use your soy sauce in place of tamari'])
    expect(reasonParts(reason)[0]?.kind).toBe('how')
})

test('that dishes use nothing of the kitchen is left to the heading above them', () => {
  expect(usesNothing({ reason: 'uses nothing you have; you lack eggs' })).toBe(true)
  expect(usesNothing({ reason: 'uses eggs, 1 day left' })).toBe(false)
  expect(reasonToShop('uses nothing you have; you lack eggs')).toBe('you lack eggs')
  expect(reasonToShop('uses nothing you have')).toBe('')
  expect(reasonToShop('uses eggs, 1 day left')).toBe('uses eggs, 1 day left')
})

import { expect, test } from 'vitest'
import { formatReason, splitReason, usesNothingInStock, withoutUsesNothing } from './suggestion-reason'

const whole =
  'uses Spinach (1 day left) and Milk (2 days left); you lack lemon juice, swap: white vinegar; you need more rice; check that you have enough salt; ready in 25 min; you like it'

test('a reason is split into parts, without the time that the card shows', () => {
  expect(splitReason(whole)).toEqual([
    { kind: 'uses', text: 'Uses Spinach (1 day left) and Milk (2 days left)' },
    { kind: 'swap', text: 'You lack lemon juice, swap: white vinegar' },
    { kind: 'lacks', text: 'You need more rice' },
    { kind: 'check', text: 'Check that you have enough salt' },
    { kind: 'liked', text: 'You like it' },
  ])
  expect(splitReason('uses nothing you have; you lack eggs')[0]?.kind).toBe('none')
  expect(splitReason('you have everything')).toEqual([{ kind: 'all', text: 'You have everything' }])
  expect(splitReason('cooked 3 days ago')).toEqual([{ kind: 'other', text: 'Cooked 3 days ago' }])
})

test('a reason is formatted in one line', () => {
  expect(formatReason('uses spinach, 1 day left; you lack lemon, swap: vinegar; ready in 20 min')).toBe(
    'Uses spinach, 1 day left; you lack lemon, swap: vinegar',
  )
  expect(formatReason('ready in 20 min')).toBe('')
  expect(splitReason('')).toEqual([])
})

test('a part about a substitution is recognised', () => {
  for (const reason of ['use the juice of ½ lemon for it', 'use your soy sauce in place of tamari'])
    expect(splitReason(reason)[0]?.kind).toBe('how')
})

test('’uses nothing you have’ is left to the heading', () => {
  expect(usesNothingInStock({ reason: 'uses nothing you have; you lack eggs' })).toBe(true)
  expect(usesNothingInStock({ reason: 'uses eggs, 1 day left' })).toBe(false)
  expect(withoutUsesNothing('uses nothing you have; you lack eggs')).toBe('you lack eggs')
  expect(withoutUsesNothing('uses nothing you have')).toBe('')
  expect(withoutUsesNothing('uses eggs, 1 day left')).toBe('uses eggs, 1 day left')
})

import { describe, expect, test } from 'vitest'
import { allergenBits, traitBits } from '../diet/bit-sets'
import type { PendingMention } from './allergen-mention'
import { freeFromByKind, freeFromNothing, markUncertain, removeFreeFrom } from './allergen-mention'

const draft = (some: Partial<PendingMention>): PendingMention => ({
  at: 0,
  end: 1,
  first: 0,
  after: 1,
  meaning: {
    words: 'x',
    contains: 0,
    containsUnlisted: 0,
    maybe: 0,
    maybeUnlisted: 0,
    traits: 0,
    maybeTraits: 0,
    denies: 0,
    deniesAnywhere: 0,
    deniesTraits: 0,
  },
  contains: 0,
  maybe: 0,
  claimed: 0,
  traits: 0,
  maybeTraits: 0,
  without: freeFromNothing,
  said: 'is',
  isOutgrown: false,
  ...some,
})

describe('exclusions', () => {
  test('vegan butter may contain dairy, but has no animal trait', () => {
    const butter = draft({
      contains: allergenBits(['dairy', 'soy']),
      traits: traitBits(['dairy', 'sugar']),
      without: freeFromByKind.vegan,
    })
    removeFreeFrom(butter)
    expect(butter.contains).toBe(allergenBits(['soy']))
    expect(butter.maybe).toBe(allergenBits(['dairy']))
    expect(butter.traits).toBe(traitBits(['sugar']))
  })

  test('vegetarian sausages have no meat trait, but may contain cheese', () => {
    const sausage = draft({
      contains: allergenBits(['dairy']),
      traits: traitBits(['meat', 'processed-meat']),
      without: freeFromByKind.vegetarian,
    })
    removeFreeFrom(sausage)
    expect(sausage.contains).toBe(allergenBits(['dairy']))
    expect(sausage.traits).toBe(0)
  })

  test('plain butter is unchanged', () => {
    const butter = draft({ contains: allergenBits(['dairy']), traits: traitBits(['dairy']) })
    removeFreeFrom(butter)
    expect(butter).toEqual(draft({ contains: allergenBits(['dairy']), traits: traitBits(['dairy']) }))
  })
})

test('weakening turns everything into perhaps', () => {
  const milk = draft({
    contains: allergenBits(['dairy']),
    maybe: allergenBits(['soy']),
    traits: traitBits(['meat']),
  })
  markUncertain(milk)
  expect(milk.contains).toBe(0)
  expect(milk.maybe).toBe(allergenBits(['dairy', 'soy']))
  expect(milk.traits).toBe(0)
  expect(milk.maybeTraits).toBe(traitBits(['meat']))
})

import { describe, expect, test } from 'vitest'
import { labelVerdict } from './label'

describe('a free-from statement ends before the contents', () => {
  test.each([
    ['Does not contain nuts, but contains milk and egg', ['eggs', 'dairy']],
    ['Free from nuts, however contains milk', ['dairy']],
    ['Free of gluten and soy: tofu, rice', ['soy']],
    ['Frei von Nüssen, aber Milch und Ei', ['eggs', 'dairy']],
    ['Rice - cheese', ['dairy']],
  ] as const)('%s', (text, allergens) => {
    for (const allergen of allergens) expect(labelVerdict(allergen, text).answer).toBe('contains')
  })

  test.each([
    ['Free from: gluten, wheat, milk. Rice, salt', 'dairy'],
    ['Free from cereals containing gluten, rice, salt', 'gluten'],
    ['Kein Ei, keine Milch, Reis, Salz', 'dairy'],
    ['Macadamia nuts, salt', 'peanuts'],
    ['Dark chocolate chips (sugar, cocoa mass)', 'nightshades'],
    ['Curry leaves, salt, water', 'nightshades'],
  ] as const)('%s has no %s', (text, allergen) => {
    expect(labelVerdict(allergen, text).answer).toBe('none found')
  })

  test('a negated claim is no claim', () => {
    expect(labelVerdict('gluten', 'Flour (not gluten free), salt').answer).toBe('contains')
    expect(labelVerdict('gluten', 'flour: gluten-free will not do').answer).toBe('contains')
    expect(labelVerdict('gluten', 'gluten free, not fried: rice, salt').answer).toBe('none found')
  })
})

import { expect, test } from 'vitest'
import { isHeadingLine, parseIngredientLines } from './parse-ingredient-lines'

test('returns amount, unit and food', () => {
  expect(parseIngredientLines('- 200 g spinach\n2–3 large eggs\nsalt')).toEqual([
    expect.objectContaining({ text: '200 g spinach', kind: 'understood', amount: '200 g' }),
    expect.objectContaining({ kind: 'understood', food: expect.objectContaining({ id: 'egg' }) }),
    expect.objectContaining({ kind: 'understood', amount: '' }),
  ])
})

test('marks what was not understood, with suggestions', () => {
  const [nonsense] = parseIngredientLines('2 cups glorpnax')
  expect(nonsense).toMatchObject({ kind: 'unknown', amount: '2 cups', offers: [] })
  const [near] = parseIngredientLines('200 g vegan cheese')
  for (const { food, line } of near?.offers ?? []) expect(line).toContain(food.name)
})

test('a heading is no ingredient', () => {
  expect(parseIngredientLines('For the sauce:')[0]?.kind).toBe('heading')
  expect(isHeadingLine('For the sauce:')).toBe(true)
  expect(isHeadingLine('2 eggs')).toBe(false)
})

test('parses a German recipe as German; words missing in the dictionary stay unknown without suggestions', () => {
  const [butter, eggs, unknown] = parseIngredientLines('100 g Butter\n2 Eier\n3 EL Kerbel\n200 g Mehl')
  expect(butter).toMatchObject({ kind: 'understood', amount: '100 g' })
  expect(eggs).toMatchObject({ kind: 'understood', food: expect.objectContaining({ id: 'egg' }) })
  expect(unknown).toMatchObject({ kind: 'unknown', amount: '3 tbsp', offers: [] })
})

import { describe, expect, test } from 'vitest'
import type { Condition } from '../expiry/shelf-life'
import { foodById } from '../food/food'
import { certainThreshold, linkFood } from '../food-names/link-food'
import type { StorageLocation } from '../stock/lot'
import { allRiskClasses, foodsOfRiskClass, isPrepared, riskClassesOf, safetyLimitOf } from './risk-class'

const named = (name: string) => {
  const link = linkFood(name)
  return { name, ...(link.known && link.confidence >= certainThreshold && { foodId: link.foodId }) }
}
const days = (name: string, location: StorageLocation = 'fridge', condition: Condition = 'sealed') =>
  safetyLimitOf(named(name), location, condition)?.days

describe('limits of high-risk food in the fridge', () => {
  test.each([
    ['cooked rice', 1],
    ['leftover egg fried rice', 1],
    ['rice', 1],
    ['chicken biryani', 1],
    ['rice salad', 1],
    ['Homemade soup', 2],
    ['soup', 2],
    ['leftover lasagne', 2],
    ['lasagne', 2],
    ['gravy', 2],
    ['fish pie', 2],
    ['chicken stock', 2],
    ['cooked chickpeas', 2],
    ['boiled lentils', 2],
    ['steamed broccoli', 2],
    ['mashed swede', 2],
    ['grilled salmon', 2],
    ['roast lamb', 2],
    ['fried chicken', 2],
    ['homemade hummus', 2],
    ['homemade pesto', 2],
    ['homemade almond milk', 2],
    ['homemade mayonnaise', 1],
    ['tiramisu', 1],
    ['boiled eggs', 2],
    ['homemade beef burgers', 1],
    ['chicken thighs', 1],
    ['minced beef', 1],
    ['sirloin steak', 3],
    ['cod fillet', 1],
    ['tuna tartare', 1],
    ['sliced parma ham', 2],
    ['cut melon', 2],
    ['sliced watermelon', 2],
    ['chopped onion', 3],
    ['beansprouts', 2],
    ['whipped cream', 1],
    ['garlic in oil', 4],
    ['homemade chilli oil', 4],
    ['homemade baby food', 1],
    ['breast milk', 3],
    ['breastmilk', 3],
    ['made up formula', 1],
    ['half a tin of beans', 2],
    ['carton of soup', 2],
    ['half a watermelon', 2],
    ['dressed crab', 1],
    ['live mussels', 1],
    ['open tin of tuna', 2],
    ['egg mayo', 2],
    ['spag bol', 2],
    ['fish and chips', 2],
    ['carrot puree for baby', 1],
    ['apple puree for baby', 1],
    ['sprouted lentils', 2],
    ['raw tuna', 1],
    ['jello', 2],
    ['cream cake', 2],
    ['custard tart', 2],
    ['crème pâtissière', 2],
    ['ricee cooked', 1],
    ['jar of baby food', 1],
    ['hummus', 2],
    ['salsa', 2],
    ['pesto', 2],
    ['custard', 2],
    ['vinaigrette', 2],
  ])('%s: %d', (name, most) => expect(days(name)).toBe(most))

  test('a sealed tub has its printed date', () => {
    expect(safetyLimitOf({ foodId: 'hummus', name: 'Sealed hummus' }, 'fridge')?.days).toBe(14)
  })

  test.each([
    ['smoked salmon', 2],
    ['smoked trout', 2],
    ['gravadlax', 2],
    ['prosciutto', 2],
    ['cooked ham', 2],
    ['hummus', 2],
    ['cheesecake', 2],
    ['ricotta', 5],
    ['pâté', 2],
    ['brie', 2],
    ['tofu', 3],
    ['crab sticks', 2],
    ['baby food', 1],
  ])('%s once opened: %d', (name, most) => expect(days(name, 'fridge', 'opened')).toBe(most))

  test.each(['chicken breast', 'salmon', 'cooked rice', 'leftover stew', 'sirloin steak', 'smoked salmon'])(
    '%s once thawed: a day',
    (name) => expect(days(name, 'fridge', 'thawed')).toBe(1),
  )

  test.each([
    'tinned soup',
    'canned chickpeas',
    'dried pasta',
    'uncooked rice',
    'sliced bread',
    'homemade bread',
    'homemade jam',
    'roasted peanuts',
    'roasted coffee beans',
    'sun-dried tomatoes',
    'grated parmesan',
    'homemade granola',
    'leftover red wine',
    'carrots',
    'cheddar',
    'soy sauce',
    'hot sauce',
    'ketchup',
    'squirty cream',
    'acme fish seasoning',
    'acme cheese crackers',
    'tin of tuna',
  ])('%s has no class', (name) => expect(days(name)).toBeUndefined())

  test('in the pantry a name means the pack, unless homemade', () => {
    for (const name of ['soup', 'rice', 'lasagne', 'stock', 'gravy', 'chickpeas']) {
      expect(`${name} ${safetyLimitOf(named(name), 'pantry')?.days}`).toBe(`${name} undefined`)
      expect(riskClassesOf(named(`homemade ${name}`), 'pantry').length).toBeGreaterThan(0)
    }
  })

  test('garlic in oil has a warning', () => {
    expect(safetyLimitOf(named('garlic in oil'), 'fridge')?.warning).toMatch(/botulism/)
  })
})

describe('prepared food', () => {
  test.each(['leftover turkey', 'cooked lentils', 'fried rice', 'stewed apples', 'homemade salsa'])(
    '%s',
    (name) => expect(isPrepared(named(name))).toBe(true),
  )
  test.each([
    'fresh pasta',
    'dry roasted peanuts',
    'cooked ham',
    'frozen peas',
    'sliced bread',
    'baked beans',
  ])('not %s', (name) => expect(isPrepared(named(name))).toBe(false))
  test('a state word is enough for any name', () => {
    expect(isPrepared({ name: 'leftover blorpf' })).toBe(true)
    expect(isPrepared({ name: 'blorpf' })).toBe(false)
  })
})

describe('the table', () => {
  test('has a source and at least one limit for every class', () => {
    for (const { id, name, source, asItIs, opened, thawed } of allRiskClasses()) {
      expect(`${id} ${name.length > 5} ${source.includes(':')}`).toBe(`${id} true true`)
      expect(Math.min(asItIs ?? 99, opened ?? 99, thawed ?? 99)).toBeLessThanOrEqual(14)
      expect((opened ?? 0) <= (asItIs ?? 99)).toBe(true)
    }
  })

  test('contains only known foods', () => {
    for (const { id } of allRiskClasses()) {
      for (const food of foodsOfRiskClass(id)) expect(`${food} ${foodById(food)?.id}`).toBe(`${food} ${food}`)
    }
  })
})

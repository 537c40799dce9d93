import { describe, expect, test } from 'vitest'
import { hasSameState, parseFoodName } from './food-state'

const states = (name: string, foodId?: string) =>
  [...parseFoodName({ name, ...(foodId !== undefined && { foodId }) }).states].sort()
const dishes = (name: string) => [...parseFoodName({ name }).dishes].sort()

describe('state in a name', () => {
  test.each([
    ['Home-made soup', ['homemade']],
    ['leftover lasagne', ['leftover']],
    ['Cooked chickpeas', ['cooked']],
    ['half a watermelon, cut', ['cut']],
    ['opened oat milk', ['opened']],
    ['Defrosted mince', ['thawed']],
    ['frozen cooked prawns', ['cooked', 'frozen']],
    ['sun-dried tomatoes', ['dry']],
    ['tinned cooked ham', ['cooked', 'packed', 'sealed']],
    ['UHT milk', ['packed', 'sealed']],
    ['half a tin of beans', ['cut', 'opened']],
    ['opened jar of baby food', ['opened']],
    ['carton of soup', ['packed']],
    ['milk', []],
  ])('%s', (name, said) => expect(states(name)).toEqual(said))

  test.each([
    ['baked beans', 'baked-beans'],
    ['roasted peanuts', 'roasted-peanuts'],
    ['boiled sweets', 'hard-candy'],
    ['Roasted red peppers', 'roasted-red-peppers'],
    ['dry-cured ham', 'prosciutto'],
  ])('%s is a product name', (name, foodId) => expect(states(name, foodId)).toEqual([]))

  test("a lot without a name uses the food's name", () => {
    expect([...parseFoodName({ foodId: 'canned-chickpeas' }).states]).toEqual(['packed', 'sealed'])
    expect(parseFoodName({}).states.size).toBe(0)
  })

  test('two names with the same state', () => {
    expect(hasSameState({ name: 'Rice' }, { name: 'basmati rice' })).toBe(true)
    expect(hasSameState({ name: 'rice' }, { name: 'cooked rice' })).toBe(false)
  })
})

describe('dish in a name', () => {
  test.each([
    ['beef stew', ['dish']],
    ['Soup with noodles', ['dish']],
    ["Grandma's moussaka (leftovers)", ['dish']],
    ['mushroom risotto', ['rice']],
    ['salmon ceviche', ['raw-flesh']],
    ['soup mix', []],
    ['curry powder', []],
    ['stock cubes', []],
    ['lasagne sheets', []],
    ['risotto rice', []],
    ['pie dish', []],
    ['gravey', ['dish']],
    ['pizza slices', ['dish']],
    ['chicken biriani', ['rice']],
  ])('%s', (name, kinds) => expect(dishes(name)).toEqual(kinds))
})

import { describe, expect, test } from 'vitest'
import { addDays } from '../date/day'
import { foodById } from '../food/food'
import { toRecipeLine } from '../recipe/recipe-line'
import { indexStock } from '../recipe-coverage/stock-index'
import type { Lot } from '../stock/lot'
import { fixedDay } from '../testing/generated-kitchen'
import type { FlexibleDishRequest } from './flexible-dishes'
import { flexibleDishes } from './flexible-dishes'

const basics = '500 ml olive oil, 1 kg onions, 1 bulb garlic, 250 g salted butter'

/** Stock of ten households; a number after a colon is the days left. */
const kitchens: Readonly<Record<string, string>> = {
  british: `${basics}, 600 g chicken thighs:1, 3 leeks:3, 300 g mushrooms:2, 1 kg potatoes, 300 ml double cream:4, 320 g puff pastry, 10 g dried thyme, 6 eggs, 200 g cheddar, 2 l whole milk, 10 vegetable stock cubes, 1 kg plain flour`,
  student: `500 ml vegetable oil, 3 onions, 500 g dried pasta, 1 can tuna, 400 g canned tomatoes, 300 g frozen peas, 500 g white rice, 200 g cheddar:2, 20 g curry powder, 1 can chickpeas`,
  italian: `${basics}, 500 g dried pasta, 250 g cherry tomatoes:0, 30 g basil:1, 100 g parmesan, 2 courgettes:1, 300 g risotto rice, 10 vegetable stock cubes, 2 lemons`,
  vegan: `500 ml olive oil, 4 onions, 1 bulb garlic, 400 ml coconut milk, 50 g Thai red curry paste, 400 g firm tofu:1, 300 g green beans:0, 500 g jasmine rice, 2 limes`,
  asian: `500 ml vegetable oil, 1 bulb garlic, 50 g ginger, 400 g prawns:0, 300 g pak choi:1, 250 g egg noodles, 200 ml soy sauce, 100 ml sesame oil, 400 g cooked white rice:1, 6 eggs`,
  mexican: `500 ml sunflower oil, 3 red onions, 500 g beef mince:1, 2 cans kidney beans, 800 g canned tomatoes, 30 g ground cumin, 8 flour tortillas, 200 g cheddar, 2 red peppers:1, 300 g white rice`,
  fish: `${basics}, 300 g salmon:0, 300 g asparagus:1, 500 g new potatoes, 2 lemons, 30 g dill:1`,
  leftovers: `500 ml olive oil, 2 onions, 300 g cooked chicken:1, 100 g salad leaves:1, 1 cucumber:2, 300 g tomatoes:2, 200 g feta, 2 lemons`,
  levant: `500 ml olive oil, 2 cans chickpeas, 300 g couscous, 1 cucumber:1, 250 g tomatoes:1, 200 g feta:5, 30 g mint:1, 2 lemons, 20 g ras el hanout`,
  winter: `${basics}, 600 g stewing beef:1, 3 parsnips:2, 2 beef stock cubes, 1 kg potatoes, 10 g dried thyme`,
}

function lotsOf(text: string): Lot[] {
  return text.split(', ').map((item, index) => {
    const [name = '', days] = item.split(':')
    const { foodId = '', quantity } = toRecipeLine(name)
    if (!quantity || !foodById(foodId)) throw new Error(`'${name}' is not a food`)
    const lot = {
      id: index + 1,
      name: name,
      foodId,
      quantity,
      location: 'fridge' as const,
      since: fixedDay,
    }
    if (days === undefined) return lot
    return { ...lot, expiry: { day: addDays(fixedDay, Number(days)), source: 'printed', kind: 'use-by' } }
  })
}

const dishesOf = (text: string, ask: Partial<FlexibleDishRequest> = {}) =>
  flexibleDishes(indexStock(lotsOf(text), { today: fixedDay }), { eaters: [], servings: 2, ...ask })

describe('ten kitchens', () => {
  test.each(Object.entries(kitchens))(
    '%s: food to use today or tomorrow is in the first three dishes',
    (_, text) => {
      const must = lotsOf(text).filter(({ expiry }) => expiry && expiry.day <= addDays(fixedDay, 1))
      const used = new Set(dishesOf(text).flatMap(({ uses }) => uses.map(({ foodId }) => foodId)))
      expect(must.map(({ foodId }) => foodId).filter((foodId = '') => !used.has(foodId))).toEqual([])
    },
  )

  test('get dinner dishes, each household another one', () => {
    const first = Object.values(kitchens).map((text) => dishesOf(text, { meal: 'dinner' })[0]?.recipe.title)
    expect(first).not.toContain(undefined)
    expect(new Set(first).size).toBe(first.length)
  })

  test('get plausible dishes', () => {
    const titles = (text = '') => dishesOf(text).map(({ recipe }) => recipe.title)
    expect(titles(kitchens.british)).toContain('Chicken, Mushroom and Leek Pie')
    expect(titles(kitchens.vegan)).toContain('Thai Tofu and Green Bean Curry')
    expect(titles(kitchens.asian)[0]).toBe('Prawn and Pak Choi Fried Rice')
    expect(titles(kitchens.mexican)).toContain('Beef and Kidney Bean Chilli')
    expect(titles(kitchens.winter)).toContain('Beef and Parsnip Stew')
  })
})

describe('flavour rules', () => {
  const fillers = (text: string) =>
    dishesOf(text, { limit: 60 }).map(({ uses }) => new Set(uses.map(({ foodId }) => foodId)))

  test('no strawberries in a stir-fry, no fish with cheese, one protein per dish', () => {
    const everything = fillers(
      `${basics}, 250 g strawberries:0, 300 g salmon:0, 300 g cheddar:0, 400 g chicken breast:0, 400 g prawns:0, 500 g beef mince:0, 400 g firm tofu:0, 300 g broccoli:1, 2 carrots:1, 500 g dried pasta, 400 g canned tomatoes, 150 ml soy sauce, 400 g cooked white rice:0, 6 eggs, 8 flour tortillas, 300 ml double cream:1`,
    )
    expect(everything.length).toBeGreaterThan(8)
    for (const dish of everything) {
      if (dish.has('strawberries'))
        for (const odd of ['soy-sauce', 'garlic', 'onion', 'broccoli']) expect(dish.has(odd)).toBe(false)
      expect(dish.has('salmon') && dish.has('cheddar-cheese')).toBe(false)
      const proteins = ['salmon', 'chicken-breast', 'shrimp', 'ground-beef-80-20', 'firm-tofu'].filter(
        (one) => dish.has(one),
      )
      expect(proteins.length).toBeLessThanOrEqual(1)
    }
  })

  test('hard vegetables are added first', () => {
    const dish = dishesOf(
      `500 ml vegetable oil, 400 g prawns:0, 2 carrots:0, 300 g pak choi:0, 150 ml soy sauce`,
    )[0]
    const steps = dish?.recipe.steps.join(' ') ?? ''
    expect(steps.indexOf('Add the carrots')).toBeGreaterThan(-1)
    expect(steps.indexOf('Add the carrots')).toBeLessThan(steps.indexOf('Add the pak choi'))
  })

  test('steps state when meat, poultry and fish are done', () => {
    const cores = { 'chicken breast': '74 °C', 'pork mince': '71 °C', cod: '63 °C', 'pork sausages': '71 °C' }
    for (const [food, core] of Object.entries(cores)) {
      const dishes = dishesOf(
        `${basics}, 500 g ${food}:0, 2 carrots, 300 g broccoli, 1 kg potatoes, 400 g canned tomatoes, 500 g dried pasta, 150 ml soy sauce, 10 g dried thyme`,
        { limit: 20 },
      ).filter(({ uses }) => uses.some(({ slot, urgency }) => slot === 'main' && urgency > 0))
      expect([food, dishes.length > 0]).toEqual([food, true])
      for (const { recipe } of dishes)
        expect([recipe.title, recipe.steps.join(' ')]).toEqual([recipe.title, expect.stringContaining(core)])
    }
  })
})

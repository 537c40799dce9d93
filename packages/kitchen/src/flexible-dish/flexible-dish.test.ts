import { describe, expect, test } from 'vitest'
import { canServe } from '../diet/eater'
import { foodById } from '../food/food'
import { gramsPerUnit, soldGramsOf, toQuantity } from '../quantity/quantity'
import { toRecipeLine } from '../recipe/recipe-line'
import { coverageFromStock } from '../recipe-coverage/recipe-coverage'
import { indexStock } from '../recipe-coverage/stock-index'
import { ingredientUsesOf } from '../recipe-steps/ingredient-uses'
import { parseStep } from '../recipe-steps/step-text'
import { fixedDay, generatedEaters, generatedLots, randomSource } from '../testing/generated-kitchen'
import { baseDishes } from './base-dishes'
import type { FlexibleDish } from './fill-dish'
import { dishToRecipe, flexibleDishes } from './flexible-dishes'
import { factsOfClass, ingredientFacts, seasoningFacts } from './ingredient-fact'

const staples = ['water', 'salt', 'black-pepper']

describe('facts about foods that fill dishes', () => {
  test('each is a food, and its noun is parsed as that food in every cut', () => {
    for (const { id, noun, cuts, measure, grams } of ingredientFacts()) {
      expect(foodById(id)?.id).toBe(id)
      for (const cut of new Set(Object.values(cuts)))
        expect(toRecipeLine(`100 g ${noun}${cut === '' ? '' : `, ${cut}`}`).foodId).toBe(id)
      if (measure !== 'g' && measure !== 'whole')
        expect([id, gramsPerUnit(measure, id)]).toEqual([id, expect.any(Number)])
      expect(grams).toBeGreaterThan(0)
    }
  })

  test('each seasoning is a food and is parsed as that food', () => {
    for (const { id, noun, unit } of seasoningFacts()) {
      expect(toRecipeLine(unit === 'piece' ? `1 ${noun}` : `1 ${unit} ${noun}`).foodId).toBe(id)
      expect(gramsPerUnit(unit, id)).toBeGreaterThan(0)
    }
  })
})

describe('a kind of a food', () => {
  test('fills a dish under its own name', () => {
    const lots = ['egg', 'chanterelle', 'olive-oil'].map((foodId, place) => ({
      ...{ id: place + 1, foodId, name: foodId, location: 'fridge' as const, since: fixedDay },
      quantity: toQuantity(500, 'g'),
    }))
    const dishes = flexibleDishes(indexStock(lots, { today: fixedDay }), { eaters: [], servings: 2 })
    expect(dishes.map(({ recipe }) => recipe.title)).toContain('Chanterelle Frittata')
  })
})

describe('a plate', () => {
  const cook = (names: Readonly<Record<string, string>>) => {
    const lots = Object.entries(names).map(([foodId, name], place) => ({
      ...{ id: place + 1, foodId, name, location: 'fridge' as const, since: fixedDay },
      quantity: toQuantity(800, 'g'),
    }))
    return flexibleDishes(indexStock(lots, { today: fixedDay }), { eaters: [], servings: 2, limit: 60 })
  }
  const named = (...foods: readonly string[]) => cook(Object.fromEntries(foods.map((id) => [id, id])))

  test('holds one thing that fills: bread, rice, pasta or potatoes', () => {
    const filling = ['potato', 'white-rice', 'white-bread', 'sweet-potato', 'french-fries']
    const dishes = named(...filling, 'cod', 'chicken-thigh', 'carrot', 'olive-oil', 'onion')
    expect(dishes.length).toBeGreaterThan(3)
    for (const { recipe, uses } of dishes)
      expect([recipe.title, uses.filter(({ foodId }) => filling.includes(foodId)).length <= 1]).toEqual([
        recipe.title,
        true,
      ])
  })

  test('has no mash of chips', () => {
    const dishes = named(
      'french-fries',
      'ground-beef-80-20',
      'egg',
      'fish-sticks',
      'onion',
      'butter',
      'olive-oil',
    )
    const withChips = dishes.filter(({ uses }) => uses.some(({ foodId }) => foodId === 'french-fries'))
    expect(withChips.filter(({ recipe: { title } }) => /pie|tortilla|hash/i.test(title))).toEqual([])
    expect(dishes.map(({ recipe: { title } }) => title)).toContain(
      'Oven-Baked Fish Fingers with French Fries',
    )
  })

  test('takes as long as what boils beside it, and nothing browns in simmering liquid', () => {
    const dishes = named('brown-rice', 'cod', 'green-beans', 'sausage', 'pork-sausage', 'firm-tofu', 'carrot')
    const baked = dishes.find(({ base }) => base === 'oven-plate')
    expect(baked?.recipe.cookMinutes).toBeGreaterThanOrEqual(28)
    const simmered = dishes.filter(({ base }) => base === 'pot-plate' || base === 'one-pot-grain')
    expect(simmered.length).toBeGreaterThan(0)
    for (const { recipe } of simmered)
      expect(recipe.steps.join(' ')).not.toMatch(/browned|golden at the edges/)
  })

  test('is not a roast that is roasted again', () => {
    const uses = (name: string) =>
      cook({ duck: name, carrot: 'carrots', 'olive-oil': 'oil' }).some((dish) =>
        dish.uses.some(({ foodId }) => foodId === 'duck'),
      )
    expect(['roast duck', 'leftover duck', 'cooked duck', 'duck'].map(uses)).toEqual([
      false,
      false,
      false,
      true,
    ])
  })
})

describe('the base dishes', () => {
  test('are at least thirty, each with a unique id', () => {
    expect(baseDishes.length).toBeGreaterThanOrEqual(30)
    expect(new Set(baseDishes.map(({ id }) => id)).size).toBe(baseDishes.length)
  })

  test('have slots that some food can fill', () => {
    for (const { slots } of baseDishes)
      for (const { classes, suits, least } of slots) {
        const foods = classes
          .flatMap(factsOfClass)
          .filter((fact) => suits === undefined || fact.suits.has(suits))
        if (least > 0) expect(foods.length).toBeGreaterThan(0)
      }
  })
})

function dishesOf(seed: number): {
  dishes: FlexibleDish[]
  lots: ReturnType<typeof generatedLots>
  eaters: ReturnType<typeof generatedEaters>
} {
  const die = randomSource(seed)
  const eaters = generatedEaters(die.upTo(4), seed)
  const lots = generatedLots(150 + die.upTo(350), seed)
  const stock = indexStock(lots, { today: fixedDay })
  return {
    dishes: flexibleDishes(stock, { eaters, servings: die.upTo(6), limit: 99, staples }),
    lots,
    eaters,
  }
}

const kitchens = Array.from({ length: 40 }, (_, seed) => dishesOf(seed + 1))
const all = kitchens.flatMap(({ dishes }) => dishes)

const slips = /undefined|NaN| {2}| ,| \.|,,|\.\.|\b(?:with|and|the)\s*[.,]|\b(the|and|with|in) \1\b/

describe('dishes of forty generated kitchens', () => {
  test('there are hundreds, of at least thirty kinds', () => {
    expect(all.length).toBeGreaterThan(200)
    expect(new Set(all.map(({ base }) => base)).size).toBeGreaterThanOrEqual(30)
  })

  test('use only safe stock, and never more than there is', () => {
    for (const { dishes, lots } of kitchens) {
      const stock = indexStock(lots, { today: fixedDay })
      for (const dish of dishes) {
        for (const { foodId, grams } of dish.uses) {
          const stockGrams = (stock.get(foodId) ?? [])
            .filter((lot) => lot.in === 'g')
            .reduce((sum, { value }) => sum + value, 0)
          expect(grams).toBeGreaterThan(0)
          expect(grams).toBeLessThanOrEqual(stockGrams * 1.002)
        }
        expect(coverageFromStock(dishToRecipe(dish, 1), stock, { assume: staples })).toMatchObject({
          toBuy: 0,
          missing: [],
        })
      }
    }
  })

  test('suit every eater', () => {
    for (const { dishes, eaters } of kitchens)
      for (const dish of dishes) {
        const { refusals, warnings } = canServe(dishToRecipe(dish, 1), eaters)
        expect([dish.recipe.title, refusals, warnings]).toEqual([dish.recipe.title, [], []])
      }
  })

  test('have lines that parse back to the same food and about the same weight', () => {
    for (const { lines } of all)
      for (const { text, foodId, quantity } of lines) {
        const parsed = toRecipeLine(text)
        expect([text, parsed.foodId]).toEqual([text, foodId])
        if (!quantity || foodId === 'water' || !parsed.quantity) continue
        const [written, meant] = [
          soldGramsOf(parsed.quantity, foodId) ?? 0,
          soldGramsOf(quantity, foodId) ?? 0,
        ]
        expect([text, Math.abs(written - meant) <= meant * 0.02 + 0.3]).toEqual([text, true])
      }
  })

  test('mention every ingredient in a step', () => {
    const missing: string[] = []
    for (const { recipe, lines } of all) {
      const used = new Set(ingredientUsesOf(recipe.steps, lines).flat())
      const silent = lines.filter(
        ({ foodId }, place) => !used.has(place) && foodId !== 'salt' && foodId !== 'black-pepper',
      )
      missing.push(...silent.map(({ text }) => `${recipe.title}: ${text}`))
    }
    expect(missing).toEqual([])
  })

  test('have times that cover their steps', () => {
    for (const { recipe } of all) {
      const { prepMinutes = 0, cookMinutes = 0, waitMinutes = 0, steps, title } = recipe
      expect(prepMinutes).toBeGreaterThan(0)
      expect(Number.isInteger(cookMinutes)).toBe(true)
      const waited = steps
        .filter((step) => !/^(?:Meanwhile|While)/.test(step))
        .flatMap(parseStep)
        .reduce((sum, part) => (part.kind === 'timer' ? sum + part.to / 60 : sum), 0)
      expect([title, waited <= prepMinutes + cookMinutes + waitMinutes + 2]).toEqual([title, true])
    }
  })

  test('have no unnatural text', () => {
    const problems = all.flatMap(({ recipe: { title, description = '', steps } }) => {
      const isRepeating = /\b(\p{L}+)(?:,| and) \1\b/u.test(title)
      const texts = [title, description, ...steps].filter(
        (text) => slips.test(text) || !/^\p{Lu}/u.test(text),
      )
      return isRepeating || title.length > 80 || steps.length < 3 ? [title, ...texts] : texts
    })
    expect(problems).toEqual([])
  })

  test('have natural amounts', () => {
    const problems = all.flatMap(({ recipe }) =>
      recipe.ingredients.filter((line) => {
        const [, number = '0', unit] = /^(\d+) (g|ml) /.exec(line) ?? []
        const much = Number(number)
        const isFine = much > 250 && much % 25 !== 0
        return (
          isFine ||
          (unit === 'g' && much < 4 && /, chopped$/.test(line)) ||
          /^[2-9]\d* .*stock cube$/.test(line)
        )
      }),
    )
    expect(problems).toEqual([])
  })

  test('are the same for the same stock', () => {
    expect(dishesOf(7).dishes).toEqual(kitchens[6]?.dishes)
  })
})

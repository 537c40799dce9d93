import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allergenVerdict } from '../diet/allergen-verdict'
import { dietVerdict } from '../diet/diet-verdict'
import { canServe } from '../diet/eater'
import { dishToRecipe } from '../flexible-dish/flexible-dishes'
import { flexibleDishesForMeals } from '../flexible-dish/flexible-dishes-for-meals'
import type { Recipe } from '../recipe/recipe'
import { indexStock } from '../recipe-coverage/stock-index'
import type { Lot } from '../stock/lot'
import { fixedDay, generatedEaters, generatedLots, generatedRecipes } from '../testing/generated-kitchen'
import { eater, lot, recipe } from '../testing/text-builders'
import { suggestMeals } from './suggest-meals'
import { indexRecipes } from './suggestion-index'
import type { SuggestionRequest } from './suggestion-request'

const chickenCurry = recipe(['500 g chicken-breast', '200 g tomato', '1 onion'], {
  title: 'Chicken Curry',
  course: 'Main Dish',
})
const tomatoPasta = recipe(['300 g tomato', '200 g pasta'], { title: 'Tomato Pasta', course: 'Main Dish' })
const bakedPotatoes = recipe(['800 g potato', '50 g salted-butter'], {
  title: 'Baked Potatoes',
  course: 'Main Dish',
})
const riceBowl = recipe(['200 g white-rice', '100 g carrot'], { title: 'Rice Bowl', course: 'Main Dish' })
const strawberryFool = recipe(['250 g strawberry', '1 honey'], {
  title: 'Strawberry Fool',
  course: 'Dessert',
})
const cookbook = [chickenCurry, tomatoPasta, bakedPotatoes, riceBowl, strawberryFool]

const pantry = [
  lot('600 g tomato', 6, 'best-before'),
  lot('500 g pasta'),
  lot('2 kg potato'),
  lot('250 g salted-butter'),
  lot('1 kg white-rice'),
  lot('500 g carrot'),
]

function meals(
  recipes: readonly Recipe[],
  lots: readonly Lot[],
  more: Partial<SuggestionRequest> = {},
  made: Recipe[] = [],
) {
  const request = { lots, today: fixedDay, eaters: [], occasion: 'dinner' as const, ...more }
  return suggestMeals(indexRecipes(recipes), request, made)
}

const titles = (...args: Parameters<typeof meals>) => meals(...args).map(({ recipe: { title } }) => title)

describe('food that must be used now', () => {
  const chicken = lot('500 g chicken-breast', 1)
  const strawberries = lot('300 g strawberry', 0, 'best-before')

  test('comes first, although other dishes are better covered', () => {
    expect(titles(cookbook, pantry)).not.toContain('Chicken Curry')
    expect(titles(cookbook, [...pantry, chicken])[0]).toBe('Chicken Curry')
  })

  test('a dish that uses several goes before one that uses a single food', () => {
    const kale = lot('200 g kale', 1, 'best-before')
    const pot = recipe(['500 g chicken-breast', '200 g kale', '3 leek'], { title: 'Chicken and Kale Pot' })
    const found = titles([...cookbook, pot], [...pantry, chicken, kale])
    expect(found[0]).toBe('Chicken and Kale Pot')
  })

  test('stays although one suggestion must need no shopping', () => {
    const cod = lot('400 g cod', 0)
    const fish = recipe(['400 g cod', '3 leek', '1 cream'], { title: 'Cod with Leeks', course: 'Main Dish' })
    const stew = recipe(['500 g chicken-breast', '2 leek', '1 cream'], { title: 'Chicken Stew' })
    const found = titles([fish, stew, tomatoPasta], [lot('600 g tomato'), lot('500 g pasta'), chicken, cod], {
      limit: 2,
    })
    expect(found).toContain('Cod with Leeks')
    expect(found).toContain('Tomato Pasta')
  })

  test('becomes a side if no main uses it', () => {
    const found = meals(cookbook, [...pantry, chicken, strawberries, lot('1 honey')])
    expect(found[0]?.recipe.title).toBe('Chicken Curry')
    expect(found[0]?.beside?.recipe.title).toBe('Strawberry Fool')
    expect(found.map(({ recipe: { course } }) => course)).toEqual(['Main Dish', 'Main Dish', 'Main Dish'])
  })

  test('becomes no skewer beside a breakfast, but fruit', () => {
    const porridge = recipe(['80 g rolled-oats'], { title: 'Porridge', occasions: ['breakfast'] })
    const skewers = recipe(['500 g chicken-breast'], { title: 'Chicken Skewers', course: 'Appetizer' })
    const cup = recipe(['250 g strawberry'], {
      title: 'Strawberry Cup',
      course: 'Dessert',
      occasions: ['breakfast'],
    })
    const beside = (extra: Lot) =>
      meals([porridge, skewers, cup], [lot('500 g rolled-oats'), extra], { occasion: 'breakfast' })[0]?.beside
        ?.recipe.title
    expect([beside(chicken), beside(strawberries)]).toEqual([undefined, 'Strawberry Cup'])
  })

  test('may be used by a generated dish', () => {
    const traybake = recipe(['500 g chicken-breast', '300 g potato'], {
      title: 'Traybake',
      course: 'Main Dish',
    })
    expect(titles([tomatoPasta, riceBowl], [...pantry, chicken], {}, [traybake])[0]).toBe('Traybake')
  })

  test('is ignored if the cook names the food to use', () => {
    const found = titles(cookbook, [...pantry, chicken], { rescue: 'carrot' })
    expect(found).toEqual(['Rice Bowl'])
  })
})

describe('without shopping', () => {
  test('one dish needs nothing, if possible', () => {
    const lots = [lot('500 g chicken-breast', 1), lot('200 g white-rice'), lot('100 g carrot')]
    const found = meals([chickenCurry, tomatoPasta, bakedPotatoes, riceBowl], lots, { limit: 2 })
    expect(found[0]?.recipe.title).toBe('Chicken Curry')
    expect(found[1]?.coverage.toBuy).toBe(0)
  })

  test('it may be generated', () => {
    const soup = recipe(['200 g carrot', '1 onion'], { title: 'Carrot Soup', course: 'Main Dish' })
    const lots = [lot('400 g carrot'), lot('3 onion')]
    const found = meals([chickenCurry, tomatoPasta, bakedPotatoes], lots, {}, [soup])
    expect(found.find(({ recipe: { title } }) => title === 'Carrot Soup')?.coverage.toBuy).toBe(0)
  })
})

describe('for any kitchen', { timeout: 60_000 }, () => {
  const recipes = generatedRecipes(400, 5)
  const index = indexRecipes(recipes)

  test('no dish is served that an eater must not have, nothing repeats, and the limit holds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 0, max: 6 }), (seed, limit) => {
        const eaters = generatedEaters(2, seed)
        const madeUp = generatedRecipes(3, seed).map((one) => ({ ...one, id: one.id + 1_000_000 }))
        const found = suggestMeals(
          index,
          { lots: generatedLots(60, seed), today: fixedDay, eaters, occasion: 'dinner', seed, limit },
          madeUp,
        )
        const all = found.flatMap(({ recipe: one, beside }) => (beside ? [one, beside.recipe] : [one]))
        expect(found.length).toBeLessThanOrEqual(limit)
        expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
        for (const one of all) expect(canServe(one, eaters).allowed).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  test('a generated dish respects restrictions too', () => {
    const mia = eater({ avoids: [{ allergen: 'dairy', severity: 'high' }] })
    const buttered = recipe(['300 g potato', '50 g salted-butter'], {
      title: 'Buttered Potatoes',
      course: 'Main Dish',
    })
    expect(titles([], pantry, { eaters: [mia] }, [buttered])).toEqual([])
    expect(titles([], pantry, {}, [buttered])).toEqual(['Buttered Potatoes'])
  })
})

describe('[DIET-03] somebody with coeliac disease', () => {
  const avoids = [{ allergen: 'gluten', severity: 'high' }] as const
  const unread = recipe(['300 g tomato', '1 zwirbel'], {
    title: 'Tomatoes with Zwirbel',
    course: 'Main Dish',
  })
  const stockCube = recipe(['300 g tomato', '1 stock-cube'], { title: 'Tomato Soup', course: 'Main Dish' })

  test('is offered only what is known to fit, never what is not known', () => {
    for (const who of [eater({ avoids: [...avoids] }), eater({ diets: ['gluten-free'] })]) {
      const offered = meals([...cookbook, unread, stockCube], pantry, { eaters: [who], limit: 9 })
      expect(offered.length).toBeGreaterThan(0)
      for (const one of offered.flatMap((meal) => (meal.beside ? [meal, meal.beside] : [meal]))) {
        expect(dietVerdict('gluten-free', one.recipe).answer).toBe('fits')
        expect(allergenVerdict('gluten', one.recipe.lines).answer).toBe('none found')
      }
      expect(offered.map(({ recipe: { title } }) => title)).not.toContain('Tomatoes with Zwirbel')
    }
  })

  test('nor a dish made up from the stock that may contain gluten', () => {
    const shelves = [...pantry, lot('6 sausage', 0, 'use-by'), lot('300 g soy-sauce'), lot('4 stock-cube')]
    const request = { eaters: [eater({ avoids: [...avoids] })], staples: [], limit: 40 }
    const made = flexibleDishesForMeals(indexStock(shelves, { today: fixedDay }), request, 2)
    expect(made.length).toBeGreaterThan(0)
    for (const dish of made)
      expect(dietVerdict('gluten-free', dishToRecipe(dish, -1)).answer, dish.recipe.title).toBe('fits')
  })
})

import { allergenIds } from '@larder/kitchen/allergen'
import type { Eater } from '@larder/kitchen/eater'
import { expect, test } from 'vitest'
import { aDraft } from '../../testing/a-recipe'
import { kitchenRecipe } from './cookbook/kitchen-recipe'
import { allergenAnswers, objectionsByEater } from './verdict-words'

const recipe = (...ingredients: string[]) => kitchenRecipe(1, aDraft({ ingredients }))
const mia: Eater = { name: 'Mia', portions: 1, diets: [], avoids: [{ allergen: 'nuts', severity: 'high' }] }
const bo: Eater = {
  name: 'Bo',
  portions: 1,
  diets: ['vegan'],
  avoids: [
    { allergen: 'soy', severity: 'low' },
    { allergen: 'gluten', severity: 'medium' },
  ],
}

test('every allergen has an answer, and the line that decided', () => {
  const answers = allergenAnswers(recipe('50 g walnuts', '1 scoop of zorblax'))
  expect(answers.map(({ allergen }) => allergen)).toEqual([...allergenIds])
  expect(answers[0]).toMatchObject({ allergen: 'nuts', answer: 'contains', line: '50 g walnuts' })
  expect(answers.find(({ allergen }) => allergen === 'fish')).toMatchObject({
    answer: 'not known',
    line: '1 scoop of zorblax',
  })
  expect(allergenAnswers(recipe('2 carrots'))[0]).toEqual({ allergen: 'nuts', answer: 'none found' })
})

test('everybody is told what speaks against it for them, what forbids it first', () => {
  const dish = recipe('50 g walnuts', '200 g cheddar', '2 tbsp tamari', '100 g spaghetti')
  const [first, second] = objectionsByEater(dish, [mia, bo])
  expect(first).toMatchObject({
    name: 'Mia',
    objections: [
      { about: 'nuts', answer: 'contains', severity: 'high', forbids: true, line: '50 g walnuts' },
    ],
  })
  const told = second?.objections.map(({ about, severity, forbids }) => ({ about, severity, forbids }))
  expect(told).toEqual([
    { about: 'gluten', severity: 'medium', forbids: true },
    { about: 'vegan', severity: undefined, forbids: true },
    { about: 'soy', severity: 'low', forbids: false },
  ])
  expect(objectionsByEater(dish, [])).toEqual([])
  expect(objectionsByEater(recipe('2 carrots'), [mia])).toEqual([{ name: 'Mia', objections: [] }])
})

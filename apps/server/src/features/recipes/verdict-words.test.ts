import { allergenIds } from '@larder/kitchen/allergen'
import { expect, test } from 'vitest'
import { aDraft } from '../../testing/a-recipe'
import { kitchenRecipe } from './cookbook/kitchen-recipe'
import { allergenAnswers } from './verdict-words'

const recipe = (...ingredients: string[]) => kitchenRecipe(1, aDraft({ ingredients }))

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

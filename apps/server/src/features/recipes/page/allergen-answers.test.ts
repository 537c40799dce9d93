import { allergenIds } from '@larder/kitchen/diet/allergen'
import { expect, test } from 'vitest'
import { aDraft } from '../../../testing/a-saved-recipe'
import { toKitchenRecipe } from '../cookbook/kitchen-recipe'
import { toAllergenAnswers } from './allergen-answers'

const recipe = (...ingredients: string[]) => toKitchenRecipe(1, aDraft({ ingredients }))

test('every allergen has an answer and the deciding line', () => {
  const answers = toAllergenAnswers(recipe('50 g walnuts', '1 scoop of zorblax'))
  expect(answers.map(({ allergen }) => allergen)).toEqual([...allergenIds])
  expect(answers[0]).toMatchObject({ allergen: 'nuts', answer: 'contains', line: '50 g walnuts' })
  expect(answers.find(({ allergen }) => allergen === 'fish')).toMatchObject({
    answer: 'not known',
    line: '1 scoop of zorblax',
  })
  expect(toAllergenAnswers(recipe('2 carrots'))[0]).toEqual({ allergen: 'nuts', answer: 'none found' })
})

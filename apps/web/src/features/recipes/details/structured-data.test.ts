import { expect, test } from 'vitest'
import { aRecipeDetails } from '../../../testing/a-recipe-details'
import { toRecipeStructuredData } from './recipe-details-page'

test('contains what the page shows', () => {
  expect(toRecipeStructuredData(aRecipeDetails(), 'https://larder.test/recipe/details/2')).toMatchObject({
    '@type': 'Recipe',
    url: 'https://larder.test/recipe/details/2',
    totalTime: 'PT28M',
    recipeYield: '2',
    recipeInstructions: [{ '@type': 'HowToStep', text: 'Boil the water.' }, {}],
    nutrition: { calories: '512 calories', carbohydrateContent: '78 g', sodiumContent: '310 mg' },
    suitableForDiet: ['https://schema.org/VeganDiet', 'https://schema.org/LowLactoseDiet'],
    aggregateRating: { ratingValue: '4.5', ratingCount: 2 },
  })
})

test('omits figures that are unknown or have a low coverage', () => {
  const { nutrition } = aRecipeDetails()
  const unknown = aRecipeDetails({ nutrition: { ...nutrition, fiber: 'not known' } })
  expect(toRecipeStructuredData(unknown, '')).not.toHaveProperty('nutrition.fiberContent')
  expect(toRecipeStructuredData(unknown, '')).toHaveProperty('nutrition.sugarContent', '9 g')
  const little = aRecipeDetails({ nutrition: { ...nutrition, coverage: 0.4 } })
  expect(toRecipeStructuredData(little, '')).not.toHaveProperty('nutrition')
})

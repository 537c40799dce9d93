import { describe, expect, test } from 'vitest'
import { isPaprika, paprikaPhoto, parsePaprikaRecipe } from './paprika'

const exported = {
  uid: '0C7CBB85',
  name: 'Roast Chicken',
  description: '',
  ingredients: '1 chicken\n\nFor the gravy:\n2 tbsp flour\r\n1 cup stock',
  directions: '1. Roast the chicken.\n\n2) Make the gravy.\nStep 3: Carve.',
  notes: 'Rest it.\nWell.',
  nutritional_info: '',
  servings: 'Serves 4',
  prep_time: '15 mins',
  cook_time: '1 hr 20 min',
  total_time: '',
  difficulty: 'Medium',
  categories: ['Dinner', 'Sunday'],
  source: 'Grandmother',
  source_url: 'https://example.org/chicken',
  image_url: 'https://example.org/chicken.jpg',
  rating: 5,
  photo: 'A.jpg',
  photo_data: '/9j/4AAQ',
  photos: [{ filename: 'B.jpg', data: '/9j/AAAA' }],
}

describe('a Paprika recipe', () => {
  test('is read from an export', () => {
    expect(isPaprika(exported)).toBe(true)
    expect(parsePaprikaRecipe(exported)).toEqual({
      title: 'Roast Chicken',
      description: 'Rest it.\nWell.',
      ingredients: ['1 chicken', 'For the gravy:', '2 tbsp flour', '1 cup stock'],
      steps: ['Roast the chicken.', 'Make the gravy.', 'Carve.'],
      servings: 'Serves 4',
      prepMinutes: 15,
      cookMinutes: 80,
      difficulty: 'Medium',
      tags: ['Dinner', 'Sunday'],
      image: 'https://example.org/chicken.jpg',
      source: 'https://example.org/chicken',
      author: 'Grandmother',
    })
  })

  test('has its photo in one of two fields', () => {
    expect(paprikaPhoto(exported)).toBe('/9j/4AAQ')
    expect(paprikaPhoto({ ...exported, photo_data: null })).toBe('/9j/AAAA')
    expect(paprikaPhoto({ photo_data: 5, photos: [null, { data: 7 }] })).toBeUndefined()
  })
})

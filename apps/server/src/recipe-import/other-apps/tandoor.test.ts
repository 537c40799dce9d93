import { describe, expect, test } from 'vitest'
import { isTandoor, parseTandoorRecipe } from './tandoor'

const exported = {
  name: 'Lemon Cake',
  description: 'Moist.',
  keywords: [{ name: 'Cake', description: '' }],
  steps: [
    {
      name: 'Icing',
      instruction: 'Stir.',
      ingredients: [
        {
          food: { name: 'icing sugar' },
          unit: { name: 'g' },
          amount: '100.0000000000',
          note: '',
          order: 0,
          is_header: false,
          no_amount: false,
        },
      ],
      time: 5,
      order: 1,
    },
    {
      name: 'Batter',
      instruction: '## Batter\n\nCream {{ ingredients[0] }} with {{ ingredients[9] }}sugar.\n\n- Bake.',
      ingredients: [
        {
          food: { name: 'salt' },
          unit: null,
          amount: 0,
          note: '',
          order: 3,
          is_header: false,
          no_amount: true,
        },
        {
          food: { name: 'butter', plural_name: 'butter' },
          unit: { name: 'g' },
          amount: 125.5,
          note: 'soft',
          order: 1,
          is_header: false,
          no_amount: false,
        },
        {
          food: null,
          unit: null,
          amount: 0,
          note: 'For the tin',
          order: 2,
          is_header: true,
          no_amount: false,
        },
        {
          food: { name: 'eggs' },
          unit: null,
          amount: 3,
          note: null,
          order: 4,
          is_header: false,
          no_amount: false,
        },
      ],
      time: 45,
      order: 0,
    },
  ],
  working_time: 20,
  waiting_time: 45,
  internal: true,
  nutrition: null,
  servings: 12,
  servings_text: 'slices',
  source_url: 'https://example.org/cake',
}

describe('a Tandoor recipe', () => {
  test('is read from an export', () => {
    expect(isTandoor(exported)).toBe(true)
    expect(parseTandoorRecipe(exported)).toEqual({
      title: 'Lemon Cake',
      description: 'Moist.',
      ingredients: [
        'Batter:',
        '125.5 g butter, soft',
        'For the tin:',
        'salt',
        '3 eggs',
        'Icing:',
        '100 g icing sugar',
      ],
      steps: ['Batter: Cream 125.5 g butter with sugar.', 'Bake.', 'Stir.'],
      servings: '12 slices',
      prepMinutes: 20,
      cookMinutes: 45,
      tags: ['Cake'],
      source: 'https://example.org/cake',
    })
  })

  test('with wrong types everywhere is still read', () => {
    const wrong = {
      name: '',
      steps: [null, 4, { ingredients: [3, { amount: {}, food: [] }], instruction: 9 }],
      keywords: 'x',
    }
    expect(isTandoor(wrong)).toBe(true)
    expect(parseTandoorRecipe(wrong)).toEqual({ title: '', ingredients: [], steps: [], tags: ['x'] })
    expect(isTandoor({ name: 'x', steps: ['a'] })).toBe(false)
  })
})

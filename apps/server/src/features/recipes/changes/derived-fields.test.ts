import type { RecipeDraft } from '@larder/contract/recipes'
import { toRecipeLine } from '@larder/kitchen/recipe/recipe-line'
import { describe, expect, test } from 'vitest'
import { deriveFields } from './derived-fields'

const draft: RecipeDraft = {
  title: 'Lentil Soup',
  description: '',
  servings: 4,
  prepMinutes: 10,
  cookMinutes: 15,
  waitMinutes: 0,
  difficulty: 'Easy',
  course: 'Main Dish',
  occasions: ['lunch'],
  moments: [],
  tags: ['soup'],
  equipment: [],
  ingredients: ['200 g red lentils', '1 onion, chopped', '2 tbsp olive oil', '1 tsp salt', '1 l water'],
  steps: ['Simmer everything for 15 minutes.'],
}
const derive = (given: Partial<RecipeDraft>) => {
  const one = { ...draft, ...given }
  return deriveFields(one, one.ingredients.map(toRecipeLine))
}

describe('occasions', () => {
  test.each([
    [{}, ['lunch', 'quick', 'quick-lunch']],
    [{ cookMinutes: 21 }, ['lunch']],
    [{ cookMinutes: 20 }, ['lunch', 'quick', 'quick-lunch']],
    [{ prepMinutes: 0, cookMinutes: 0 }, ['lunch']],
    [
      { occasions: ['party'], waitMinutes: 60, moments: ['date-night'] },
      ['party', 'date-night', 'party-food'],
    ],
    [{ occasions: ['healthy'], moments: ['healthy'], waitMinutes: 60 }, ['healthy']],
  ] as [Partial<RecipeDraft>, string[]][])('%j', (given, occasions) => {
    expect(derive(given).occasions).toEqual(occasions)
  })
})

describe('tags and diets', () => {
  test('follow from the lines, whatever the cook claims', () => {
    const vegan = derive({})
    expect(vegan.diets).toEqual(expect.arrayContaining(['vegan', 'vegetarian', 'gluten-free', 'dairy-free']))
    expect(vegan.tags).toEqual(expect.arrayContaining(['soup', 'vegan']))
    const claimed = ['vegan', 'gluten free', 'high-protein', 'honest']
    const meaty = derive({ ingredients: ['200 g beef', '100 g flour', '1 l oil'], tags: claimed })
    expect(meaty.diets).not.toContain('vegan')
    expect(meaty.tags).toContain('honest')
    for (const claim of claimed.slice(0, 3)) expect(meaty.tags).not.toContain(claim)
  })

  test('a tag the lines contradict is dropped', () => {
    const tags = ['nut-free', 'no peanuts', 'plant-based', 'meat free', 'veggie-packed']
    expect(derive({ tags }).tags).toEqual(expect.arrayContaining(tags))
    const { tags: left } = derive({
      ingredients: ['200 g beef', '50 g walnuts', '2 tbsp peanut butter'],
      tags,
    })
    expect(left.filter((tag) => tags.includes(tag))).toEqual(['veggie-packed'])
    expect(derive({ ingredients: ['1 cup zwirbel'], tags }).tags).not.toContain('nut-free')
  })

  test('an unparsed line fits no diet', () => {
    const { diets, tags } = derive({ ingredients: ['200 g red lentils', '1 cup zwirbel'], tags: ['vegan'] })
    expect(diets).not.toContain('vegan')
    expect(tags).not.toContain('vegan')
  })

  test('a dessert gets its tag, each tag once', () => {
    const { tags } = derive({ course: 'Dessert', tags: ['dessert', 'vegan', 'sweet'] })
    expect(tags.filter((tag) => tag === 'dessert' || tag === 'vegan')).toEqual(['dessert', 'vegan'])
  })

  test.each([
    ['a fifth of the energy and enough of it', ['600 g chicken breast', '200 g rice'], true],
    ['not enough on a plate', ['100 g chicken breast'], false],
    ['too little of the energy', ['400 g chicken breast', '300 g olive oil', '300 g sugar'], false],
    ['too little is known of it', ['600 g chicken breast', '300 g zwirbel'], false],
  ])('high in protein: %s', (_, ingredients, isHigh) => {
    expect(derive({ ingredients }).tags.includes('high-protein')).toBe(isHigh)
  })
})

describe('the plate', () => {
  test('lists the heaviest first, without seasonings, fats and liquids', () => {
    expect(derive({}).plate).toEqual(['red-lentils', 'onion'])
  })

  test('lists at most five, each once, and seasonings if there is nothing else', () => {
    const many = ['1 kg potatoes', '500 g carrots', '400 g leeks', '300 g peas', '200 g ham', '100 g spinach']
    const { plate } = derive({ ingredients: [...many, '900 g carrots', 'salt'] })
    expect(plate).toHaveLength(5)
    expect(plate[0]).toMatch(/carrot/)
    expect(new Set(plate).size).toBe(5)
    expect(derive({ ingredients: ['2 tbsp olive oil', '1 tsp salt'] }).plate).toEqual(['olive-oil', 'salt'])
    expect(derive({ ingredients: ['1 cup zwirbel'] }).plate).toEqual([])
  })
})

describe('the search text', () => {
  test('is the title, then tags, cuisine and foods by all their names, without accents', () => {
    const { searchText } = derive({
      title: 'Crème d’Aubergine ÆØ 🍆',
      cuisine: 'Provençal',
      ingredients: ['2 aubergines', '1 cup zwirbel'],
    })
    const [title, rest = ''] = searchText.split('\n')
    expect(title).toBe('creme daubergine aeo')
    for (const word of ['soup', 'provencal', 'aubergines', 'eggplant', 'brinjal', 'zwirbel'])
      expect(rest.split(' ')).toContain(word)
  })

  test('is bounded for any input', () => {
    const ingredients = Array.from({ length: 40 }, (_, n) => `${n} ${`ﷺ${n}x`.repeat(40)}`)
    const { searchText } = derive({ title: '🙂🙂', ingredients, tags: [] })
    expect(searchText.length).toBeLessThanOrEqual(4000)
    expect(searchText.startsWith('\n')).toBe(true)
    for (const word of searchText.split(/\s/)) expect([...word].length).toBeLessThanOrEqual(40)
  })
})

import type { DishFacts } from '@larder/kitchen/recipe/dish-facts'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import { toRecipeLines } from '@larder/kitchen/recipe/recipe-line'
import { describe, expect, test } from 'vitest'
import { findDoubledStarch } from './doubled-starch'

function aDish(name: string, role: DishFacts['role'], lines: readonly string[], goesWith: readonly string[]) {
  const facts: DishFacts = { name, role, goesWith }
  const recipe: Recipe = {
    id: 1,
    title: name,
    servings: 4,
    minutes: 30,
    course: 'Main Dish',
    occasions: [],
    tags: [],
    lines: toRecipeLines(lines),
    facts,
  }
  return { name: `${name}.cook`, recipe }
}

const rice = aDish('steamed-rice', 'side', ['300 g jasmine rice'], [])

describe('starch that is served twice', () => {
  test.each([
    ['rice beside rice', ['260 g basmati rice'], 1],
    ['a spoonful of rice in a soup', ['60 g rice'], 0],
    ['rice beside potatoes', ['800 g potatoes'], 0],
    ['rice beside cauliflower rice', ['600 g cauliflower rice'], 0],
  ] as const)('%s', (_, lines, found) => {
    expect(findDoubledStarch([aDish('curry', 'main', lines, ['steamed-rice']), rice])).toHaveLength(found)
  })

  test('is found where the side names the main', () => {
    const side = aDish('garlic-rice', 'side', ['300 g basmati rice'], ['curry'])
    expect(findDoubledStarch([side, aDish('curry', 'main', ['260 g basmati rice'], [])])).toEqual([
      { name: 'garlic-rice.cook', side: 'curry', starch: 'rice' },
    ])
  })
})

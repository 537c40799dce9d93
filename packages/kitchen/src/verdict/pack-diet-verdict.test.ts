import { expect, test } from 'vitest'
import type { Diet } from '../diet/diet'
import { packDietVerdict } from './pack-diet-verdict'

test.each<[Diet, string, string | undefined, string | undefined, string]>([
  ['vegan', 'Spinach', 'spinach', undefined, 'fits'],
  ['vegan', 'Crunchy thing', undefined, undefined, 'not known'],
  ['vegan', 'Crunchy thing', undefined, 'Sugar, whey powder', 'does not fit'],
  ['vegan', 'Eggs', 'egg', undefined, 'does not fit'],
  ['vegetarian', 'Yoghurt', 'plain-yogurt', 'Milk, gelatine', 'does not fit'],
  ['vegan', 'Spinach', 'spinach', 'Spinach. May contain milk.', 'fits'],
  ['gluten-free', 'Crunchy thing', undefined, 'Sugar, water', 'fits'],
  ['gluten-free', 'Crunchy thing', undefined, 'Sugar, xqzzt', 'not known'],
  ['dairy-free', 'Butter', 'salted-butter', 'Sugar, water', 'does not fit'],
  ['keto', 'Sugar', 'white-sugar', undefined, 'does not fit'],
  ['keto', 'Crunchy thing', undefined, 'Sugar', 'not known'],
])('%s: %s', (diet, text, foodId, ingredients, answer) => {
  const line = { text, ...(foodId !== undefined && { foodId }) }
  expect(packDietVerdict(diet, line, ingredients)).toBe(answer)
})

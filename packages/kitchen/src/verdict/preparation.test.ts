import { describe, expect, test } from 'vitest'
import { preparationAllergenTable } from '../data/labels/preparation-allergens'
import type { Allergen } from '../diet/allergen'
import { allergenIds } from '../diet/allergen'
import { allergenVerdict } from '../diet/allergen-verdict'
import { allergenBits, allergensIn } from '../diet/bit-sets'
import { dietVerdict } from '../diet/diet-verdict'
import { parseList, parseRows } from '../fact-table'
import { toRecipeLine } from '../recipe/recipe-line'
import { classifyLine } from './classify-line'

const foods = ['chicken breast', 'cod fillets', 'carrots', 'mushrooms']

describe('a preparation adds its ingredients', () => {
  test('in every row, before and after the food', () => {
    const lost: string[] = []
    for (const [marks = '', entries] of parseRows(preparationAllergenTable)) {
      const added = marks.split(',').map((mark) => mark.replace('?', ''))
      const bits = allergenBits(allergenIds.filter((id) => added.includes(id)))
      for (const entry of parseList(entries)) {
        const words = entry
          .split(' ')
          .map((slot) => slot.split('/')[0])
          .join(' ')
        for (const food of foods) {
          for (const text of [`200 g ${food}, ${words}`, `200 g ${words} ${food}`]) {
            const { contains, maybe } = classifyLine(toRecipeLine(text))
            const missing = allergensIn(bits & ~(contains | maybe))
            if (missing.length > 0) lost.push(`${text}: ${missing.join(', ')}`)
          }
        }
      }
    }
    expect(lost).toEqual([])
  })

  test.each<[string, Allergen, string]>([
    ['4 chicken breasts, floured', 'gluten', 'contains'],
    ['200 g breaded aubergine', 'gluten', 'contains'],
    ['200 g sliced turkey', 'dairy', 'not known'],
    ['4 slices of chicken', 'gluten', 'not known'],
    ['400 g turkey breast, sliced', 'gluten', 'none found'],
    ['500 g marinated pork ribs', 'soy', 'not known'],
    ['200 g chicken wings, seasoned', 'gluten', 'none found'],
    ['200 g breaded aubergine', 'eggs', 'not known'],
    ['crumbed fish fillets', 'gluten', 'contains'],
    ['panéed veal', 'gluten', 'contains'],
    ['battered cod', 'gluten', 'contains'],
    ['tempura vegetables', 'gluten', 'contains'],
    ['egg-washed bread', 'eggs', 'contains'],
    ['buttered carrots', 'dairy', 'contains'],
    ['aubergine dusted with flour', 'gluten', 'contains'],
    ['carrots, glazed', 'dairy', 'not known'],
    ['potatoes au gratin', 'dairy', 'contains'],
    ['panko-crusted salmon', 'gluten', 'contains'],
    ['tofu marinated in soy', 'soy', 'contains'],
    ['strawberries, dusted with icing sugar', 'gluten', 'none found'],
  ])('%s: %s %s', (text, allergen, answer) => {
    expect(allergenVerdict(allergen, [toRecipeLine(text)]).answer).toBe(answer)
  })

  test('applies to diets too', () => {
    const dish = (text: string) => ({
      id: 0,
      title: text,
      servings: 2,
      occasions: [],
      tags: [],
      lines: [toRecipeLine(text)],
    })
    expect(dietVerdict('vegan', dish('300 g carrots, buttered')).answer).toBe('does not fit')
    expect(dietVerdict('vegan', dish('300 g mushrooms, breaded')).answer).not.toBe('fits')
    expect(dietVerdict('gluten-free', dish('300 g chicken breast, floured')).answer).toBe('does not fit')
  })
})

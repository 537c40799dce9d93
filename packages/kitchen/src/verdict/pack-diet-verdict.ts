import type { Diet } from '../diet/diet'
import { dietVerdict, foodFitsDiet } from '../diet/diet-verdict'
import { type LabelReading, parseLabel } from '../label/label'
import type { RecipeLine } from '../recipe/recipe'
import { packVerdict } from './pack-verdict'
import type { DietVerdict } from './verdict'

/**
 * Returns whether a pack suits a diet: the gravest verdict of its food, its name and its ingredients. An unknown pack
 * is 'not known', never fitting. The label may have been judged before, where only a part of it was read.
 * Example: a yoghurt whose label lists gelatine does not fit 'vegetarian'.
 */
export function packDietVerdict(
  diet: Diet,
  line: RecipeLine,
  ingredients: string | undefined,
  label: Pick<LabelReading, 'verdicts'> | undefined = ingredients === undefined
    ? undefined
    : parseLabel(ingredients),
): DietVerdict['answer'] {
  const allergen = allergenOf(diet)
  if (allergen && label) return fromAllergen[packVerdict(allergen, line, label).answer]
  const ofFood = line.foodId === undefined ? 'not known' : foodFitsDiet(line.foodId, diet).answer
  if (counted.has(diet)) return ofFood
  const allLines = [line, ...(ingredients === undefined ? [] : [{ text: ingredients }])]
  return ofFood === 'does not fit' || allLines.some((one) => verdictOfLine(diet, one) === 'does not fit')
    ? 'does not fit'
    : graverAnswer(ofFood, verdictOfLine(diet, line))
}

const counted: ReadonlySet<Diet> = new Set(['keto', 'low-carb', 'low-fat', 'mediterranean'])
const fromAllergen = { contains: 'does not fit', 'not known': 'not known', 'none found': 'fits' } as const

function allergenOf(diet: Diet): 'gluten' | 'dairy' | undefined {
  if (diet === 'gluten-free') return 'gluten'
  return diet === 'dairy-free' ? 'dairy' : undefined
}

function verdictOfLine(diet: Diet, line: RecipeLine): DietVerdict['answer'] {
  return dietVerdict(diet, { id: 0, title: line.text, servings: 1, occasions: [], tags: [], lines: [line] })
    .answer
}

function graverAnswer(one: DietVerdict['answer'], other: DietVerdict['answer']): DietVerdict['answer'] {
  return one === 'fits' ? other : one
}

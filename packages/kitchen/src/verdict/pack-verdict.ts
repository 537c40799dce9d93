import type { Allergen } from '../diet/allergen'
import { allergenVerdict } from '../diet/allergen-verdict'
import type { LabelReading } from '../label/label'
import type { RecipeLine } from '../recipe/recipe'
import type { AllergenVerdict } from './verdict'

/**
 * Whether an allergen is in a pack: what its food says and what its label says, and of the two the graver. A label that found
 * nothing never takes back what the food contains, or what is open about it. Of a pack without a food only its name and its label
 * speak. Example: a soy sauce whose label names no wheat still contains gluten.
 */
export function packVerdict(
  allergen: Allergen,
  line: RecipeLine,
  label: LabelReading | undefined,
): AllergenVerdict {
  const ofFood = allergenVerdict(allergen, [line])
  if (!label) return ofFood
  const onLabel = label.verdicts[allergen]
  const isOnlyNamed = line.foodId === undefined && ofFood.answer === 'not known'
  return isOnlyNamed ? onLabel : graver(ofFood, onLabel)
}

const gravity = { 'none found': 0, 'not known': 1, contains: 2 } as const

function graver(one: AllergenVerdict, other: AllergenVerdict): AllergenVerdict {
  return gravity[other.answer] > gravity[one.answer] ? other : one
}

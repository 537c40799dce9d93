import type { Allergen } from '../allergen'
import { allergenVerdict } from '../allergens'
import type { LabelReading } from '../label'
import type { RecipeLine } from '../recipe'
import type { Verdict } from '../verdict'

/**
 * Whether an allergen is in a pack: what its food says and what its label says, and of the two the graver. A label that found
 * nothing never takes back what the food contains, or what is open about it. Of a pack without a food only its name and its label
 * speak. Example: a soy sauce whose label names no wheat still contains gluten.
 */
export function packVerdict(allergen: Allergen, line: RecipeLine, label: LabelReading | undefined): Verdict {
  const ofFood = allergenVerdict(allergen, [line])
  if (!label) return ofFood
  const onLabel = label.verdicts[allergen]
  const isOnlyNamed = line.foodId === undefined && ofFood.answer === 'not known'
  return isOnlyNamed ? onLabel : graver(ofFood, onLabel)
}

const gravity = { 'none found': 0, 'not known': 1, contains: 2 } as const

function graver(one: Verdict, other: Verdict): Verdict {
  return gravity[other.answer] > gravity[one.answer] ? other : one
}

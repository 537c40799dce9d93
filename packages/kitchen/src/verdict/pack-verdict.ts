import type { Allergen } from '../diet/allergen'
import { allergenVerdict } from '../diet/allergen-verdict'
import type { LabelReading } from '../label/label'
import type { RecipeLine } from '../recipe/recipe'
import type { AllergenVerdict } from './verdict'

/**
 * Returns whether an allergen is in a pack: the graver verdict of its food and its label. A label without a finding
 * never overrides what the food contains or may contain. Without a food only its name and its label count.
 * Example: a soy sauce whose label names no wheat still contains gluten.
 */
export function packVerdict(
  allergen: Allergen,
  line: RecipeLine,
  label: Pick<LabelReading, 'verdicts'> | undefined,
): AllergenVerdict {
  const ofFood = allergenVerdict(allergen, [line])
  if (!label) return ofFood
  const onLabel = label.verdicts[allergen]
  const isOnlyNamed = line.foodId === undefined && ofFood.answer === 'not known'
  return isOnlyNamed ? onLabel : graverVerdict(ofFood, onLabel)
}

const gravity = { 'none found': 0, 'not known': 1, contains: 2 } as const

function graverVerdict(one: AllergenVerdict, other: AllergenVerdict): AllergenVerdict {
  return gravity[other.answer] > gravity[one.answer] ? other : one
}

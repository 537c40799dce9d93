import { RecipeOccasion } from '@larder/contract/recipes'
import { Chips } from '../../../ui/controls/chips'
import { suggestionOccasions } from '../occasions'
import type { Wishes } from '../wishes'

interface OccasionChipsProps {
  readonly wishes: Wishes
  readonly onChoose: (occasion: RecipeOccasion | null) => void
}

const anyOccasion = 'whichever'
const chips = suggestionOccasions.map(({ id, name }) => ({ value: id as string, label: name }))

/** Selects the occasion: lunch by default, or any when something is to be used up. */
export function OccasionChips({ wishes, onChoose }: OccasionChipsProps) {
  const { occasion, rescue } = wishes
  const usual = rescue === null ? 'lunch' : anyOccasion
  return (
    <Chips
      label="Occasion"
      chips={rescue === null ? chips : [{ value: anyOccasion, label: 'Any occasion' }, ...chips]}
      value={occasion ?? usual}
      onValueChange={(value) => onChoose(RecipeOccasion.options.find((known) => known === value) ?? null)}
    />
  )
}

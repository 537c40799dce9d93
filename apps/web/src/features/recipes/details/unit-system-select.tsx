import type { Measures } from '../../../food/recipe/ingredient-line'
import { SegmentedControl } from '../../../ui/controls/segmented-control'

interface MeasuresChoiceProps {
  readonly measures: Measures
  readonly onMeasures: (measures: Measures) => void
}

const choices = [
  { value: 'written', label: 'As written' },
  { value: 'metric', label: 'Metric' },
  { value: 'us', label: 'US' },
] as const

export function UnitSystemSelect({ measures, onMeasures }: MeasuresChoiceProps) {
  return (
    <SegmentedControl
      legend="Measures"
      hideLegend
      segments={choices}
      value={measures}
      onValueChange={(value) => {
        const chosen = choices.find((choice) => choice.value === value)
        if (chosen) onMeasures(chosen.value)
      }}
      className="text-sm"
    />
  )
}

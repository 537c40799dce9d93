import type { DayNutrition } from '@larder/contract/meal-plan'
import { classNames } from '../../../ui/class-names'
import { formatNutrientFigure, type NutrientFigure, nutrientName, shareOfTarget } from './nutrition-format'

/** A day's nutrition for an adult next to the target, as two small bars with text. */
export function DayNutritionBars({ day }: { readonly day: DayNutrition | undefined }) {
  const shown = ['kcal', 'protein'].flatMap(
    (nutrient) => day?.figures.find((figure) => figure.nutrient === nutrient) ?? [],
  )
  if (shown.every(({ gives }) => gives === 0)) return null
  return (
    <ul aria-label="For an adult" className="flex flex-col gap-1.5 text-xs text-ink-soft">
      {shown.map((figure) => (
        <li key={figure.nutrient}>
          <p className="numbers">
            {formatNutrientFigure(figure)}
            <span className="sr-only"> ({nutrientName(figure.nutrient)})</span>
          </p>
          {figure.aim !== undefined && <Bar figure={figure} />}
        </li>
      ))}
    </ul>
  )
}

function Bar({ figure }: { readonly figure: NutrientFigure }) {
  const share = shareOfTarget(figure)
  return (
    <span
      aria-hidden
      className="mt-0.5 block h-1.5 overflow-hidden rounded-full bg-shade inset-ring inset-ring-edge/60"
    >
      <span
        className={classNames(
          'block h-full rounded-full',
          share > 1.15 && figure.nutrient === 'kcal' ? 'bg-saffron' : 'bg-herb',
        )}
        style={{ width: `${Math.min(1, share) * 100}%` }}
      />
    </span>
  )
}

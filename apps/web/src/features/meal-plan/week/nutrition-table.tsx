import type { DayNutrition } from '@larder/contract/meal-plan'
import type { Day } from '@larder/kitchen/date/day'
import { ChevronDown } from 'lucide-react'
import { numberText } from '../../../ui/formatting/locale'
import { formatShortDate, formatWeekday } from '../plan-slot'

export type NutrientFigure = DayNutrition['figures'][number]
type PlanNutrient = NutrientFigure['nutrient']

const names: Readonly<Record<PlanNutrient, string>> = {
  kcal: 'Energy',
  protein: 'Protein',
  carbs: 'Carbohydrates',
  fat: 'Fat',
  fiber: 'Fibre',
  sugar: 'Sugar',
  sodium: 'Sodium',
}

export function nutrientName(nutrient: PlanNutrient): string {
  return names[nutrient]
}

function getUnit(nutrient: PlanNutrient): string {
  if (nutrient === 'kcal') return 'kcal'
  return nutrient === 'sodium' ? 'mg' : 'g'
}

/** For example '1,240 kcal', with 'at least' if a dish of the day has no figures. */
export function formatNutrientAmount({ nutrient, gives, known }: NutrientFigure): string {
  const amount = `${numberText(Math.round(gives))} ${getUnit(nutrient)}`
  return known ? amount : `at least ${amount}`
}

/** For example '1,240 of 1,300 kcal', '52 g protein'. */
export function formatNutrientFigure(figure: NutrientFigure): string {
  const { nutrient, gives, aim, known } = figure
  const suffix = nutrient === 'kcal' ? '' : ` ${names[nutrient].toLowerCase()}`
  if (aim === undefined) return formatNutrientAmount(figure) + suffix
  const [given, target] = [gives, aim].map((value) => numberText(Math.round(value)))
  return `${known ? '' : 'at least '}${given} of ${target} ${getUnit(nutrient)}${suffix}`
}

/** Returns the reached fraction of the target; 1 is all of it. */
export function shareOfTarget({ gives, aim }: NutrientFigure): number {
  return aim === undefined || aim <= 0 ? 0 : gives / aim
}

/** All nutrition figures of all days. */
export function NutritionTable({ days }: { readonly days: readonly DayNutrition[] }) {
  const filled = days.filter(({ figures }) => figures.some(({ gives }) => gives > 0))
  const nutrients = filled[0]?.figures ?? []
  if (nutrients.length === 0) return null
  return (
    <details className="group border-t pt-2 print:hidden">
      <summary className="flex min-h-11 list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
        Nutrition by day
      </summary>
      <p className="pt-1 pb-3 text-ink-soft">For an adult, from the planned meals only.</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard */}
      <section aria-label="Nutrition by day" tabIndex={0} className="overflow-x-auto">
        <table className="numbers w-full min-w-160 text-sm">
          <thead>
            <tr className="border-b text-start">
              <th scope="col" className="py-2 pe-4 text-start font-semibold">
                Day
              </th>
              {nutrients.map(({ nutrient }) => (
                <th key={nutrient} scope="col" className="py-2 ps-4 text-end font-semibold">
                  {nutrientName(nutrient)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {filled.map(({ day, figures }) => (
              <tr key={day} className="border-b">
                <th scope="row" className="py-2 pe-4 text-start font-medium whitespace-nowrap">
                  {formatWeekday(day as Day)} {formatShortDate(day as Day)}
                </th>
                {figures.map((figure) => (
                  <td key={figure.nutrient} className="py-2 ps-4 text-end">
                    {formatNutrientAmount(figure)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}

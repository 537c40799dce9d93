import type { DayNutrition } from '@larder/contract/meal-plan'
import { numberText } from '../../../ui/formatting/locale'

export type NutrientFigure = DayNutrition['figures'][number]
export type PlanNutrient = NutrientFigure['nutrient']

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

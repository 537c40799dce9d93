import type { DayNutrition } from '@larder/contract/meal-plan'
import { numberText } from '../../ui/written-as'

export type Figure = DayNutrition['figures'][number]
export type Nutrient = Figure['nutrient']

const names: Readonly<Record<Nutrient, string>> = {
  kcal: 'Energy',
  protein: 'Protein',
  carbs: 'Carbohydrates',
  fat: 'Fat',
  fiber: 'Fibre',
  sugar: 'Sugar',
  sodium: 'Sodium',
}

export function nutrientName(nutrient: Nutrient): string {
  return names[nutrient]
}

function unitOf(nutrient: Nutrient): string {
  if (nutrient === 'kcal') return 'kcal'
  return nutrient === 'sodium' ? 'mg' : 'g'
}

/** '1,240 kcal'; 'at least' where a dish of the day has no figures. */
export function amountWords({ nutrient, gives, known }: Figure): string {
  const amount = `${numberText(Math.round(gives))} ${unitOf(nutrient)}`
  return known ? amount : `at least ${amount}`
}

/** '1,240 of 1,300 kcal', '52 g protein'. */
export function figureWords(figure: Figure): string {
  const { nutrient, gives, aim, known } = figure
  const word = nutrient === 'kcal' ? '' : ` ${names[nutrient].toLowerCase()}`
  if (aim === undefined) return amountWords(figure) + word
  const [now, then] = [gives, aim].map((value) => numberText(Math.round(value)))
  return `${known ? '' : 'at least '}${now} of ${then} ${unitOf(nutrient)}${word}`
}

/** How much of the aim is reached; 1 is all of it. */
export function shareOf({ gives, aim }: Figure): number {
  return aim === undefined || aim <= 0 ? 0 : gives / aim
}

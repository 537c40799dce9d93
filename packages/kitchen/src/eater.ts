import type { Allergen } from './allergen'
import type { Diet } from './diet'

/** How strictly something is avoided: high and medium keep a dish away, low only warns. Example: 'high'. */
export type Severity = 'high' | 'medium' | 'low'

/** One person at the table. Example: `{ name: 'Mia', portions: 1, diets: ['vegan'], avoids: [{ allergen: 'nuts', severity: 'high' }] }`. */
export interface Eater {
  readonly name: string
  /** 1 is an adult's plate, ½ a small child's. */
  readonly portions: number
  readonly diets: readonly Diet[]
  readonly avoids: readonly { readonly allergen: Allergen; readonly severity: Severity }[]
}

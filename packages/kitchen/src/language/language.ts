import type { MeasureRegion } from '../country/measure-region'

/**
 * A language of ingredient lines; 'other' is any language in a script of its own.
 * Example: 'de' of '200 g Mehl', 'other' of '200 г муки'.
 */
type Language =
  | 'en'
  | 'de'
  | 'fr'
  | 'es'
  | 'it'
  | 'nl'
  | 'pt'
  | 'sv'
  | 'da'
  | 'no'
  | 'pl'
  | 'cs'
  | 'sk'
  | 'hu'
  | 'fi'
  | 'ro'
  | 'tr'
  | 'hr'
  | 'other'

/** Any language except English. Example: 'fr'. */
export type ForeignLanguage = Exclude<Language, 'en'>

/** A detected language with its confidence from 0 to 1. Example: `{ language: 'de', confidence: 0.83 }`. */
export interface LanguageGuess {
  readonly language: Language
  readonly confidence: number
  /** Languages that are nearly as likely. Example: Portuguese beside Spanish of 'sal'. */
  readonly rivals?: readonly ForeignLanguage[]
  /** The region of an English recipe, if its words show it. */
  readonly region?: MeasureRegion
}

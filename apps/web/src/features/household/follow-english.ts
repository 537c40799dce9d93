import { dialectOfCountry } from '@larder/kitchen/dialect/dialect-of-country'
import { englishToAskFor, setEnglish } from '../../english'

/** Follows the household's country. Returns whether texts that were read before are in another dialect. */
export function followEnglishOf(country: string | undefined): boolean {
  const before = dialectOf(englishToAskFor())
  const english = country && (dialectOfCountry(country) === 'american' ? 'en-US' : 'en-GB')
  setEnglish(english)
  return dialectOf(englishToAskFor()) !== before
}

/** The dialect in which the server answers, as it reads it from a language. */
function dialectOf(language: string) {
  const country = /^en-([A-Z]{2})/.exec(language)?.[1]
  return country && dialectOfCountry(country)
}

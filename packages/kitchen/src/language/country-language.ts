import type { dictionaryLanguages } from './language-evidence'

/** Countries in which most shoppers write in one language of the dictionary. Switzerland, Belgium and Canada have several. */
const countriesByLanguage: Readonly<Record<(typeof dictionaryLanguages)[number], string>> = {
  de: 'DE AT LI',
  fr: 'FR MC',
  es: 'ES MX AR CL CO PE UY',
  it: 'IT SM VA',
  nl: 'NL SR',
  pt: 'PT BR',
  sv: 'SE',
  da: 'DK',
  no: 'NO',
}

const languages = new Map(
  Object.entries(countriesByLanguage).flatMap(([language, codes]) =>
    codes.split(' ').map((code) => [code, language as keyof typeof countriesByLanguage] as const),
  ),
)

/** Returns the language shoppers of a country write in, or undefined. Example: `languageOfCountry('AT')` is 'de'. */
export function languageOfCountry(
  country: string | undefined,
): (typeof dictionaryLanguages)[number] | undefined {
  return country === undefined ? undefined : languages.get(country)
}

import { foodById } from '../food/food'
import type { LinkedFood } from '../food-names/link-food'
import { certainThreshold, linkFood, linkForeignFood } from '../food-names/link-food'
import { languageOfCountry } from '../language/country-language'
import { expandName } from '../receipt/expand-name'

/** Container words as adjectives of the name: a bag of salad is bagged salad. */
const asSold: Readonly<Record<string, string>> = {
  bag: 'bagged',
  can: 'canned',
  jar: 'jarred',
  bottle: 'bottled',
  loaf: 'loaf of',
  head: 'head of',
}

/**
 * Links a name as shoppers write it where its plain reading gives nothing: with its container, in the language of the country,
 * with an article, frozen, or abbreviated as on a till. Only a certain link counts.
 * Example: `linkTypedName('salad', 'bag', 'GB')` is mixed salad leaves, `linkTypedName('sel', undefined, 'FR')` salt.
 */
export function linkTypedName(
  label: string,
  unit: string | undefined,
  country: string | undefined,
): LinkedFood | undefined {
  const container = unit === undefined ? undefined : asSold[unit]
  const language = languageOfCountry(country)
  const bare = label.replace(/^(?:une?|des|du|eine?[nr]?|paar)\s+/i, '')
  const frozen = /^tk[\s-]+(.+)$/i.exec(bare)?.[1]
  // 'Paprika rot' are red peppers.
  const coloured = language === 'de' ? bare.replace(/^(\S+)\s(rot|gelb|grün|weiß)$/i, '$2e $1') : undefined
  const readings = [
    ...(container === undefined ? [] : [() => linkFood(`${container} ${label}`)]),
    ...(language === undefined
      ? []
      : [
          () => linkForeignFood(bare, [language]),
          ...(coloured === undefined || coloured === bare
            ? []
            : [() => linkForeignFood(coloured, [language])]),
          ...(bare === label ? [] : [() => linkFood(bare)]),
          ...(frozen === undefined ? [] : [() => frozenForm(linkForeignFood(frozen, [language]))]),
        ]),
    () => linkExpanded(label),
  ]
  for (const read of readings) {
    const link = read()
    if (link?.known && link.confidence >= certainThreshold && link.how !== 'misspelt') return link
  }
  return undefined
}

/**
 * Returns the food of a word with an accent in the language of the country, which comes before an English word that is spelt the
 * same without it. Example: 'pâtes' in France is pasta, not pâté.
 */
export function linkAccentedName(label: string, country: string | undefined): LinkedFood | undefined {
  const language = languageOfCountry(country)
  if (language === undefined || !/[^\p{ASCII}]/u.test(label)) return undefined
  const link = linkForeignFood(label, [language])
  return link.known ? link : undefined
}

function frozenForm(link: LinkedFood): LinkedFood | undefined {
  const name = link.known ? foodById(link.foodId)?.name : undefined
  return name === undefined ? undefined : linkFood(`frozen ${name}`)
}

function linkExpanded(label: string): LinkedFood | undefined {
  const expanded = expandName(label)
  if (expanded === label.toLowerCase()) return undefined
  const link = linkFood(expanded)
  return link.known && link.how !== 'part' ? link : undefined
}

import { dishNameTable, packagedDishNames, productPhrases, stateWordTable } from '../data/foods/state-words'
import {
  dishEndings,
  foreignDishNameTable,
  foreignProductPhrases,
  foreignStateWordTable,
  leftoverEndings,
  stateWordEndings,
} from '../data/text/foreign-state-words'
import { lazyValue, parseList, parseRows } from '../fact-table'
import { normalizeText, toSingular } from '../food-names/normalize-words'
import type { ForeignLanguage } from '../language/language'

/** What was done to a food, as its name says. Example: of 'home-made soup' it is 'homemade'. */
export type FoodState =
  | 'homemade'
  | 'leftover'
  | 'cooked'
  | 'cut'
  | 'opened'
  | 'thawed'
  | 'frozen'
  | 'fresh'
  | 'raw'
  | 'whipped'
  | 'dry'
  | 'packed'
  | 'sealed'
  | 'sprayed'

/** What kind of prepared food a name ends with. Example: 'mushroom risotto' is 'rice'. */
export type PreparedDishKind = 'dish' | 'rice' | 'raw-flesh' | 'raw-egg'

/** The plain words of an entry. Example: `['home', 'made']`. */
export type NamePhrase = readonly string[]

/** A state word of another language in one of its forms. Example: `{ language: 'de', state: 'cooked', text: 'gekochter' }`. */
export interface ForeignStateWord {
  readonly language: ForeignLanguage
  readonly state: FoodState
  readonly text: string
}

/** Every state word of other languages in every form, as cooks may type it. Example: 'hausgemachte', 'cuits', 'casera'. */
export const foreignStateWords = lazyValue((): readonly ForeignStateWord[] => {
  const endings = new Map(
    parseRows(stateWordEndings).map(([language = '', list]) => [language, parseList(list)]),
  )
  const found: ForeignStateWord[] = []
  for (const [language = '', state, stems] of parseRows(foreignStateWordTable)) {
    for (const stem of parseList(stems)) {
      const forms = stem.startsWith('=')
        ? [stem.slice(1)]
        : (endings.get(language) ?? []).map((ending) => `${stem}${ending === '-' ? '' : ending}`)
      for (const text of forms)
        found.push({ language: language as ForeignLanguage, state: state as FoodState, text })
    }
  }
  return found
})

/**
 * The phrases that names are read by: states by the word they begin with, dishes by the word they end with, products by the
 * word they begin with. Example: `namePhrases().dishes.get('pie')`.
 */
export const namePhrases = lazyValue(() => {
  const byWords = new Map<string, Set<FoodState>>()
  const learn = (text: string, state: FoodState) => {
    for (const spelling of spellingsOf(text))
      byWords.set(spelling, (byWords.get(spelling) ?? new Set()).add(state))
  }
  for (const [state, words] of parseRows(stateWordTable))
    for (const word of parseList(words)) learn(word, state as FoodState)
  for (const { state, text } of foreignStateWords()) learn(text, state)
  const states = new Map<string, (readonly [NamePhrase, readonly FoodState[]])[]>()
  for (const [text, found] of byWords) {
    const phrase = text.split(' ')
    enter(states, phrase[0], [phrase, [...found]])
  }
  const dishes = new Map<string, (readonly [NamePhrase, PreparedDishKind])[]>()
  for (const [kind, names] of parseRows(dishNameTable + foreignDishNameTable)) {
    for (const name of new Set(parseList(names).flatMap(spellingsOf))) {
      const phrase = name.split(' ').map(toSingular)
      enter(dishes, phrase.at(-1), [phrase, kind as PreparedDishKind])
    }
  }
  // Most other languages name the dish first: 'zupa pomidorowa'.
  const leading = new Map<string, (readonly [NamePhrase, PreparedDishKind])[]>()
  for (const [kind, names] of parseRows(foreignDishNameTable)) {
    for (const name of parseList(names).flatMap(spellingsOf)) {
      const phrase = name.split(' ').map(toSingular)
      enter(leading, phrase[0], [phrase, kind as PreparedDishKind])
    }
  }
  const products = new Map<string, NamePhrase[]>()
  for (const text of [...productPhrases.split(';'), ...foreignProductPhrases.split(';')])
    enter(products, text.split(' ')[0], text.split(' '))
  const foreign = new Map<string, { readonly language: ForeignLanguage; readonly phrase: NamePhrase }[]>()
  for (const { language, text } of foreignStateWords()) {
    for (const phrase of spellingsOf(text).map((one) => one.split(' ')))
      enter(foreign, phrase[0], { language, phrase })
  }
  return {
    states,
    dishes,
    leading,
    products,
    foreign,
    packNames: new Set(parseList(packagedDishNames).map(toSingular)),
  }
})

/**
 * A word as it is read: plain, and without the dot that a Turkish i may lack. Example: `spellingsOf('haşlanmış')` is
 * `['haslanmıs', 'haslanmis']`, of 'gekocht' `['gekocht']`.
 */
export function spellingsOf(text: string): string[] {
  const plain = normalizeText(text)
  return plain.includes('ı') ? [plain, plain.replaceAll('ı', 'i')] : [plain]
}

const endings = lazyValue(() => ({
  leftover: parseList(leftoverEndings).map(normalizeText),
  dish: parseList(dishEndings).map(normalizeText),
}))

/** Whether one word says that it is what remains of a dish. Example: 'nudelreste'. */
export function isLeftoverCompound(word: string): boolean {
  return endsWith(word, endings().leftover)
}

/** Whether one word of German or Dutch is that of a dish. Example: 'tomatensuppe', 'erwtensoep'. */
export function isDishCompound(word: string): boolean {
  return endsWith(word, endings().dish)
}

const shortestFirstPart = 3

function endsWith(word: string, list: readonly string[]): boolean {
  return list.some((ending) => word.length >= ending.length + shortestFirstPart && word.endsWith(ending))
}

function enter<Value>(map: Map<string, Value[]>, key = '', value: Value): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

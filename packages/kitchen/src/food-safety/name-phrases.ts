import {
  dishEndings,
  foreignDishNameTable,
  foreignProductPhrases,
  foreignStateWordTable,
  leftoverEndings,
  stateWordEndings,
} from '../data/foreign-state-words'
import { dishNameTable, packNames, productPhrases, stateWordTable } from '../data/state-words'
import { oneOf, plainText } from '../finding/words'
import type { ForeignLanguage } from '../language/language'
import { listOf, once, rowsOf } from '../table'

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
export type DishKind = 'dish' | 'rice' | 'raw-flesh' | 'raw-egg'

/** The plain words of an entry. Example: `['home', 'made']`. */
export type Phrase = readonly string[]

/** A state word of another language in one of its forms. Example: `{ language: 'de', state: 'cooked', text: 'gekochter' }`. */
export interface ForeignStateWord {
  readonly language: ForeignLanguage
  readonly state: FoodState
  readonly text: string
}

/** Every state word of other languages in every form, as cooks may type it. Example: 'hausgemachte', 'cuits', 'casera'. */
export const foreignStateWords = once((): readonly ForeignStateWord[] => {
  const endings = new Map(rowsOf(stateWordEndings).map(([language = '', list]) => [language, listOf(list)]))
  const found: ForeignStateWord[] = []
  for (const [language = '', state, stems] of rowsOf(foreignStateWordTable)) {
    for (const stem of listOf(stems)) {
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
export const namePhrases = once(() => {
  const byWords = new Map<string, Set<FoodState>>()
  const learn = (text: string, state: FoodState) => {
    for (const spelling of spellingsOf(text))
      byWords.set(spelling, (byWords.get(spelling) ?? new Set()).add(state))
  }
  for (const [state, words] of rowsOf(stateWordTable))
    for (const word of listOf(words)) learn(word, state as FoodState)
  for (const { state, text } of foreignStateWords()) learn(text, state)
  const states = new Map<string, (readonly [Phrase, readonly FoodState[]])[]>()
  for (const [text, found] of byWords) {
    const phrase = text.split(' ')
    enter(states, phrase[0], [phrase, [...found]])
  }
  const dishes = new Map<string, (readonly [Phrase, DishKind])[]>()
  for (const [kind, names] of rowsOf(dishNameTable + foreignDishNameTable)) {
    for (const name of new Set(listOf(names).flatMap(spellingsOf))) {
      const phrase = name.split(' ').map(oneOf)
      enter(dishes, phrase.at(-1), [phrase, kind as DishKind])
    }
  }
  // Most other languages name the dish first: 'zupa pomidorowa'.
  const leading = new Map<string, (readonly [Phrase, DishKind])[]>()
  for (const [kind, names] of rowsOf(foreignDishNameTable)) {
    for (const name of listOf(names).flatMap(spellingsOf)) {
      const phrase = name.split(' ').map(oneOf)
      enter(leading, phrase[0], [phrase, kind as DishKind])
    }
  }
  const products = new Map<string, Phrase[]>()
  for (const text of [...productPhrases.split(';'), ...foreignProductPhrases.split(';')])
    enter(products, text.split(' ')[0], text.split(' '))
  const foreign = new Map<string, { readonly language: ForeignLanguage; readonly phrase: Phrase }[]>()
  for (const { language, text } of foreignStateWords()) {
    for (const phrase of spellingsOf(text).map((one) => one.split(' ')))
      enter(foreign, phrase[0], { language, phrase })
  }
  return { states, dishes, leading, products, foreign, packNames: new Set(listOf(packNames).map(oneOf)) }
})

/**
 * A word as it is read: plain, and without the dot that a Turkish i may lack. Example: `spellingsOf('haşlanmış')` is
 * `['haslanmıs', 'haslanmis']`, of 'gekocht' `['gekocht']`.
 */
export function spellingsOf(text: string): string[] {
  const plain = plainText(text)
  return plain.includes('ı') ? [plain, plain.replaceAll('ı', 'i')] : [plain]
}

const endings = once(() => ({
  leftover: listOf(leftoverEndings).map(plainText),
  dish: listOf(dishEndings).map(plainText),
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

import {
  dishEndings,
  foreignDishNameTable,
  foreignProductPhrases,
  foreignSpoilingWordTable,
  foreignStateWordTable,
  leftoverEndings,
  riceDishEndings,
  stateWordEndings,
} from '../data/text/foreign-state-words'
import { moreSauceNames } from '../data/text/risk-words-more-classes'
import { dishNameTable, packagedDishNames, productPhrases, stateWordTable } from '../data/text/state-words'
import {
  moreDishEndings,
  moreDishNameTable,
  moreLastingWords,
  moreLeftoverEndings,
  moreRiskWordTable,
  moreStateWordEndings,
  moreStateWordTable,
  riceDishStems,
} from '../data/text/state-words-more-languages'
import { lazyValue, parseList, parseRows } from '../fact-table'
import { normalizeText, toSingular } from '../food-names/normalize-words'
import { caseStems } from './case-stems'

/** State of a food according to its name. Example: of 'home-made soup' it is 'homemade'. */
export type FoodState =
  | 'homemade'
  | 'leftover'
  | 'cooked'
  | 'assembled'
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

/** Kind of prepared food that a name ends with. Example: 'mushroom risotto' is 'rice'. */
export type PreparedDishKind = 'dish' | 'rice' | 'raw-flesh' | 'raw-egg'

/** The normalized words of an entry. Example: `['home', 'made']`. */
export type NamePhrase = readonly string[]

/** A state word of another language in one of its forms. Example: `{ language: 'de', state: 'cooked', text: 'gekochter' }`. */
export interface ForeignStateWord {
  /** Code of the language, also of those without a dictionary of foods. */
  readonly language: string
  readonly state: FoodState
  readonly text: string
}

/** State words of other languages in every form that cooks may type. Example: 'hausgemachte', 'cuits', 'casera'. */
export const foreignStateWords = lazyValue((): readonly ForeignStateWord[] => {
  const endings = new Map(
    parseRows(stateWordEndings + moreStateWordEndings).map(([language = '', list]) => [
      language,
      parseList(list),
    ]),
  )
  const wordStates: ForeignStateWord[] = []
  for (const [language = '', state, stems] of parseRows(foreignStateWordTable + moreStateWordTable)) {
    for (const stem of parseList(stems)) {
      const forms = stem.startsWith('=')
        ? [stem.slice(1)]
        : (endings.get(language) ?? []).map((ending) => `${stem}${ending === '-' ? '' : ending}`)
      for (const text of language === 'ar' ? forms.flatMap(withArticle) : forms)
        wordStates.push({ language, state: state as FoodState, text })
    }
  }
  return wordStates
})

// 'الأرز المطبوخ': in Arabic the article is part of the word.
function withArticle(text: string): string[] {
  return [text, `ال${text}`]
}

const foreignDishes = `${foreignDishNameTable + moreDishNameTable}dish|${moreSauceNames}\n`

/**
 * Phrases by which names are parsed: states by their first word, dishes by their last word, products by their first word.
 * Example: `namePhrases().dishes.get('pie')`.
 */
export const namePhrases = lazyValue(() => {
  const byWords = new Map<string, Set<FoodState>>()
  const addState = (text: string, state: FoodState) => {
    for (const spelling of spellingsOf(text))
      byWords.set(spelling, (byWords.get(spelling) ?? new Set()).add(state))
  }
  for (const [state, words] of parseRows(stateWordTable))
    for (const word of parseList(words)) addState(word, state as FoodState)
  for (const { state, text } of foreignStateWords()) addState(text, state)
  const states = new Map<string, (readonly [NamePhrase, readonly FoodState[]])[]>()
  for (const [text, wordStates] of byWords) {
    const phrase = text.split(' ')
    addTo(states, phrase[0], [phrase, [...wordStates]])
  }
  const dishes = new Map<string, (readonly [NamePhrase, PreparedDishKind])[]>()
  for (const [kind, names] of parseRows(dishNameTable + foreignDishes)) {
    for (const name of new Set(parseList(names).flatMap(spellingsOf))) {
      const phrase = name.split(' ').map(toSingular)
      addTo(dishes, phrase.at(-1), [phrase, kind as PreparedDishKind])
    }
  }
  // Most other languages put the dish first: 'zupa pomidorowa'.
  const leading = new Map<string, (readonly [NamePhrase, PreparedDishKind])[]>()
  for (const [kind, names] of parseRows(foreignDishes)) {
    for (const name of parseList(names).flatMap(spellingsOf)) {
      const phrase = name.split(' ').map(toSingular)
      addTo(leading, phrase[0], [phrase, kind as PreparedDishKind])
    }
  }
  const products = new Map<string, NamePhrase[]>()
  for (const text of [...productPhrases.split(';'), ...foreignProductPhrases.split(';')])
    addTo(products, text.split(' ')[0], text.split(' '))
  const foreign = new Map<string, { readonly language: string; readonly phrase: NamePhrase }[]>()
  for (const { language, text } of foreignStateWords()) {
    for (const phrase of spellingsOf(text).map((one) => one.split(' ')))
      addTo(foreign, phrase[0], { language, phrase })
  }
  return {
    states,
    dishes,
    leading,
    products,
    foreign,
    otherWords: new Set([...parseList(moreLastingWords).flatMap(spellingsOf), ...rawWords()].map(toSingular)),
    packNames: new Set(parseList(packagedDishNames).map(toSingular)),
  }
})

/**
 * Returns the normalized spellings of a word, also with a dotted i for a Turkish dotless one. Example:
 * `spellingsOf('haşlanmış')` is `['haslanmıs', 'haslanmis']`, of 'gekocht' `['gekocht']`.
 */
export function spellingsOf(text: string): string[] {
  const plain = normalizeText(text)
  return plain.includes('ı') ? [plain, plain.replaceAll('ı', 'i')] : [plain]
}

const endings = lazyValue(() => ({
  leftover: parseList(`${leftoverEndings};${moreLeftoverEndings}`).map(normalizeText),
  dish: parseList(`${dishEndings};${moreDishEndings}`).map(normalizeText),
  rice: parseList(riceDishEndings).map(normalizeText),
}))

/** Whether a single word means leftovers of a dish. Example: 'nudelreste'. */
export function isLeftoverCompound(word: string): boolean {
  return endsWith(word, endings().leftover)
}

const riceStems = lazyValue(() => parseList(riceDishStems).map(normalizeText))

/** Whether a word is the name of a rice dish in any case form. Example: 'rižote', but not 'rice'. */
export function isRiceDish(word: string): boolean {
  return riceStems().some((stem) => word.startsWith(stem))
}

/** Whether a single German or Dutch word names a dish. Example: 'tomatensuppe', 'erwtensoep'. */
export function isDishCompound(word: string): boolean {
  return endsWith(word, endings().dish)
}

/** Whether a single word names a dish with cooked rice. Example: 'pilzrisotto'. */
export function isRiceDishCompound(word: string): boolean {
  return endsWith(word, endings().rice)
}

const inflectedDishes = lazyValue(() => {
  const kinds = new Map<string, Set<PreparedDishKind>>()
  for (const [kind, names] of parseRows(foreignDishes)) {
    for (const name of parseList(names).flatMap(spellingsOf)) {
      if (name.includes(' ')) continue
      for (const stem of caseStems(name))
        kinds.set(stem, (kinds.get(stem) ?? new Set()).add(kind as PreparedDishKind))
    }
  }
  return kinds
})

// Russian 'печень' is liver, though Ukrainian 'печеня' is a roast.
const rawWords = lazyValue(
  () =>
    new Set(
      parseRows(foreignSpoilingWordTable + moreRiskWordTable).flatMap((row) =>
        parseList(row.at(-1)).flatMap(spellingsOf),
      ),
    ),
)

/** Returns the kinds of dish that a word of another language names in any case or number. Example: 'котлет' is a 'dish'. */
export function inflectedDishKinds(word: string): readonly PreparedDishKind[] {
  if (rawWords().has(word)) return []
  return caseStems(word).flatMap((stem) => [...(inflectedDishes().get(stem) ?? [])])
}

const minFirstPartLength = 3

function endsWith(word: string, list: readonly string[]): boolean {
  return list.some((ending) => word.length >= ending.length + minFirstPartLength && word.endsWith(ending))
}

function addTo<Value>(map: Map<string, Value[]>, key = '', value: Value): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

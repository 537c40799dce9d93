import { foreignFoodTable } from '../data/text/foreign-foods'
import { foreignUnitTable } from '../data/text/foreign-units'
import { ingredientWordTable } from '../data/text/ingredient-words'
import { languageLetterTable, languageWordTable } from '../data/text/language-words'
import { lazyValue, parseList, parseRows } from '../fact-table'
import { isFoodStem } from '../food-names/food-names'
import { normalizeText, normalizeWords, stemWord } from '../food-names/normalize-words'
import { allUnits } from '../quantity/units'
import type { ForeignLanguage } from './language'

/** Evidence by language. Example: `new Map([['de', 2]])`. */
export type LanguageEvidence = Map<ForeignLanguage, number>

/** The languages of the dictionary columns, in order. Example: the first is German. */
export const dictionaryLanguages = ['de', 'fr', 'es', 'it', 'nl', 'pt', 'sv', 'da', 'no'] as const

type EvidenceDictionary = ReadonlyMap<string, ReadonlyMap<ForeignLanguage, number>>

const [foodWeight, ownFoodWeight, unitWeight, functionWeight, linkWeight] = [2, 2, 2, 1.2, 0.5]

// Articles and prepositions that English menus borrow: 'dulce de leche', 'chile de arbol', 'pain au chocolat'.
const connecting = new Set(
  'a;d;e;i;l;o;s;z;y;de;la;le;les;du;des;el;al;au;aux;en;di;del;della;da;do;das;dos;of;so;sa;se;as;os;na;es;si;van;con;for;av;til;med;un;per'.split(
    ';',
  ),
)

const evidenceDictionary = lazyValue((): EvidenceDictionary => {
  const words = new Map<string, Map<ForeignLanguage, number>>()
  const enter = (word: string, language: ForeignLanguage, weight: number) => {
    const plain = normalizeText(word)
    if (plain === '' || (plain.length < 2 && !connecting.has(plain))) return
    const known = words.get(plain) ?? new Map<ForeignLanguage, number>()
    known.set(language, Math.max(known.get(language) ?? 0, connecting.has(plain) ? linkWeight : weight))
    words.set(plain, known)
  }
  for (const [language = '', wordList, foods] of parseRows(languageWordTable)) {
    for (const word of parseList(wordList)) enter(word, language as ForeignLanguage, functionWeight)
    for (const word of parseList(foods)) enter(word, language as ForeignLanguage, ownFoodWeight)
  }
  for (const [, ...columns] of parseRows(foreignFoodTable))
    for (const [at, column] of columns.entries()) {
      const language = dictionaryLanguages[at]
      if (!language) continue
      for (const name of parseList(column)) {
        enter(name, language, foodWeight)
        // 'huile' of 'huile d'olive' is evidence for French too; a short word inside a name is not.
        for (const word of normalizeWords(name)) if (word.length > 3) enter(word, language, functionWeight)
      }
    }
  return words
})

const units = lazyValue((): EvidenceDictionary => {
  const words = new Map<string, Map<ForeignLanguage, number>>()
  for (const [language = '', , column] of parseRows(foreignUnitTable))
    for (const name of parseList(column)) {
      const known = words.get(name) ?? new Map<ForeignLanguage, number>()
      known.set(language as ForeignLanguage, unitWeight)
      words.set(name, known)
    }
  return words
})

const endings = lazyValue(() =>
  parseRows(languageWordTable).flatMap(([language = '', , , column]) =>
    parseList(column).map((ending) => ({ language: language as ForeignLanguage, ending })),
  ),
)

const letters = lazyValue(() => {
  const known = new Map<string, { languages: ForeignLanguage[]; weight: number }>()
  for (const [column = '', languages, weight] of parseRows(languageLetterTable))
    for (const letter of column)
      known.set(letter, { languages: parseList(languages) as ForeignLanguage[], weight: Number(weight) })
  return known
})

/**
 * Returns whether a word is a connective of a language from which English borrows dish names.
 * Example: 'de' in 'dulce de leche'.
 */
export function isConnectingWord(word: string): boolean {
  return connecting.has(word)
}

/** Returns the evidence of a word for languages, or undefined. Example: `wordEvidence('mehl')` speaks for German. */
export function wordEvidence(word: string): ReadonlyMap<ForeignLanguage, number> | undefined {
  return evidenceDictionary().get(word) ?? compoundEvidence(word)
}

/** Returns the evidence of a measuring word after a number. Example: `unitEvidence('el')` speaks for German and Dutch. */
export function unitEvidence(word: string): ReadonlyMap<ForeignLanguage, number> | undefined {
  return units().get(word)
}

// 'Vanillezucker', 'hvetemel', 'kokosmelk': a compound ends in a food of its language.
function compoundEvidence(word: string): ReadonlyMap<ForeignLanguage, number> | undefined {
  if (word.length < 6 || word.includes(' ') || isEnglishWord(word)) return undefined
  let found: Map<ForeignLanguage, number> | undefined
  for (const { language, ending } of endings()) {
    if (word.length < ending.length + 3 || !word.endsWith(ending)) continue
    found ??= new Map()
    found.set(language, Math.max(found.get(language) ?? 0, ending.length > 3 ? 1.5 : 0.6))
  }
  return found
}

/** Returns the evidence of a letter for languages, or undefined. Example: `letterEvidence('ß')` speaks for German. */
export function letterEvidence(
  letter: string,
): { readonly languages: readonly ForeignLanguage[]; readonly weight: number } | undefined {
  return letters().get(letter)
}

const foreignSpellings = new Set(
  'el;tl;prise;prisen;dose;dosen;zehe;zehen;bund;stück;stk;päckchen;pck;pckg;packung;packungen;onz;cc;no;c;gr;grs;lt;paket'.split(
    ';',
  ),
)

const englishWords = lazyValue(() => {
  const words = new Set(
    'the;and;or;of;with;without;for;to;a;an;in;on;each;about;plus;some;any;into;from;such;as;your;my;our;good;extra;fresh;large;small;whole;half;very;finely;freshly;taste;serve;garnish;optional;water;hot;cold'.split(
      ';',
    ),
  )
  for (const [role, column] of parseRows(ingredientWordTable))
    if (role !== 'approximate' && role !== 'breaker' && role !== 'withs')
      for (const word of parseList(column)) for (const part of normalizeWords(word)) words.add(part)
  for (const name of englishMeasures()) words.add(name)
  return words
})

const englishMeasures = lazyValue(() => {
  const words = new Set<string>()
  for (const { one, many, spellings } of allUnits())
    for (const name of [one, many, ...spellings])
      if (!foreignSpellings.has(name) && name.length > 2) words.add(normalizeText(name))
  return words
})

/** Returns whether a word is an English measure. Example: `isEnglishMeasure('bottle')`, not of 'el'. */
export function isEnglishMeasure(word: string): boolean {
  return englishMeasures().has(word)
}

/** Returns whether English ingredient lines use a word: a measure, a preparation or part of a food's name. Example: 'chopped'. */
export function isEnglishWord(word: string): boolean {
  return englishWords().has(word) || isFoodStem(stemWord(word))
}

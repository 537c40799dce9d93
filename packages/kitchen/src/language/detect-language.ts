import { findByWholeName } from '../food-names/food-names'
import { normalizeWords } from '../food-names/normalize-words'
import { splitElisions } from './elisions'
import type { ForeignLanguage, LanguageGuess } from './language'
import type { LanguageEvidence } from './language-evidence'
import {
  isConnectingWord,
  isEnglishMeasure,
  isEnglishWord,
  letterEvidence,
  unitEvidence,
  wordEvidence,
} from './language-evidence'
import { recipeRegion } from './recipe-region'

/** The confidence from which a text counts as foreign. Example: '2 EL Öl' is above, 'crème fraîche' below. */
const foreignThreshold = 0.6

/**
 * Detects the language of an ingredient line or name by its words, measures and letters. The language of the recipe, if
 * known, is a hint.
 * Example: `detectLanguage('3 c. à soupe cerfeuil').language` is 'fr', of 'crème fraîche' 'en'.
 */
export function detectLanguage(text: string, hint?: LanguageGuess): LanguageGuess {
  for (const [language, spoon] of shortSpoons) if (spoon.test(text)) return { language, confidence: 1 }
  const { foreign, english, other } = languageEvidenceOf(text)
  if (other) return { language: 'other', confidence: 1 }
  if (hint && hint.language !== 'en' && hint.language !== 'other')
    foreign.set(hint.language, (foreign.get(hint.language) ?? 0) + 2.5 * hint.confidence)
  const [language, highest] = strongest(foreign)
  const share = highest / (highest + english + 0.4)
  if (!language || share < foreignThreshold) return { language: 'en', confidence: roundConfidence(1 - share) }
  const rivals = [...foreign].flatMap(([each, weight]) =>
    each !== language && weight >= nearlyAsMuch * highest ? [each] : [],
  )
  return { language, confidence: roundConfidence(share), ...(rivals.length > 0 ? { rivals } : {}) }
}

// '1 c. à s. de crème fraîche' and '1 c.da zucchero' are spoons, however English the food is; '1 c. flour' is a cup.
const amountBefore = '^\\s*[\\d½¼¾⅓⅔][\\d.,/\\s½¼¾⅓⅔-]{0,9}'
const shortSpoons: readonly (readonly [ForeignLanguage, RegExp])[] = [
  [
    'fr',
    new RegExp(
      `${amountBefore}(?:c(?:uill?)?\\.?\\s?[àa]\\.?\\s?(?:s|c|soupe|caf[ée]|th[ée])|c\\.\\s?[sc]\\.?|c\\.?\\s?(?:soupe|caf[ée])|c[àa][sc])(?![\\p{L}])`,
      'iu',
    ),
  ],
  ['it', new RegExp(`${amountBefore}c\\.(?:da|ino|no|ni)(?![\\p{L}])`, 'iu')],
]

/**
 * Detects the language of a whole recipe: that of most of its lines.
 * Example: `detectRecipeLanguage(['2 Eier', '200 g Mehl', 'Salz'])` is German, although 'Butter' among them would be
 * English too.
 */
export function detectRecipeLanguage(lines: readonly string[]): LanguageGuess {
  const counts: LanguageEvidence = new Map()
  let english = 0
  for (const line of lines.slice(0, maxLines)) {
    const { language, confidence } = detectLanguage(line)
    if (language !== 'en') counts.set(language, (counts.get(language) ?? 0) + confidence)
    else if (hasEnglish(line)) english += 1
  }
  // Spanish and Portuguese, or Danish and Norwegian lines look alike: their sum decides that the text is not English.
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const [language] = strongest(counts)
  const share = all / (all + english + 0.3)
  if (language && share >= 0.5) return { language, confidence: roundConfidence(share) }
  const region = recipeRegion(lines)
  return {
    language: 'en',
    confidence: roundConfidence(1 - share),
    ...(region === undefined ? {} : { region }),
  }
}

/**
 * Returns whether a line or name is certainly in a language other than English.
 * Example: `isForeign('200 g Mehl')`, not `isForeign('pâté')`.
 */
export function isForeign(text: string, hint?: LanguageGuess): boolean {
  return detectLanguage(text, hint).language !== 'en'
}

const maxLines = 100

const nearlyAsMuch = 0.7

interface Found {
  readonly foreign: LanguageEvidence
  readonly english: number
  readonly other: boolean
}

/** Returns the evidence of a text for each language. Example: 'sal' speaks for Spanish and Portuguese alike. */
function languageEvidenceOf(text: string): Found {
  const line = text.slice(0, longestRead)
  const foreign: LanguageEvidence = new Map()
  if (isOtherScript(line)) return { foreign, english: 0, other: true }
  const words = normalizeWords(splitElisions(line).replace(/([\d.,/½¼¾⅓⅔])(?=\p{L})/gu, '$1 '))
  const letters = lettersEvidence(line)
  const unitsAt = measureEvidence(words)
  if (unitsAt.size === 0 && letters.length === 0 && !words.some((word) => wordEvidence(word)))
    return {
      foreign,
      english: words.some((word) => !/^\d/.test(word) && isEnglishWord(word)) ? 1 : 0,
      other: false,
    }
  let english = 0
  for (let at = 0; at < words.length; ) {
    const unit = unitsAt.get(at)
    if (unit) {
      addWeight(foreign, unit.evidence)
      at += unit.words
      continue
    }
    const known = knownName(words, at)
    const phrase = phraseAt(words, at, known)
    if (phrase) {
      addWeight(foreign, phrase.evidence, 1.25)
      at += phrase.words
      continue
    }
    if (known > 1) english += 1.5 * known
    else english += wordAt(words[at] ?? '', known === 1, foreign)
    at += Math.max(1, known)
  }
  // '400 g di spaghetti': English does not join measure and food with this word.
  const joint = metricJoint.exec(line)?.[1]
  for (const language of jointLanguages[joint ?? ''] ?? [])
    foreign.set(language, (foreign.get(language) ?? 0) + jointWeight)
  // If all words are known in English, a letter is only a hint.
  for (const { languages, weight } of letters)
    for (const language of languages) foreign.set(language, (foreign.get(language) ?? 0) + weight)
  return { foreign, english, other: false }
}

const longestRead = 300
const jointWeight = 3
const metricJoint = /^\s*[\d.,/½¼¾⅓⅔]+\s?(?:g|gr|kg|ml|cl|dl|l)\.?\s+(de|di|von|van)\s+(?=\p{Ll})/u
const jointLanguages: Readonly<Record<string, readonly ForeignLanguage[]>> = {
  de: ['fr', 'es', 'pt'],
  di: ['it'],
  von: ['de'],
  van: ['nl'],
}

function wordAt(word: string, isFood: boolean, foreign: LanguageEvidence): number {
  if (/^\d/.test(word)) return 0
  const evidence = wordEvidence(word)
  const isEnglish = isFood || (!isConnectingWord(word) && isEnglishWord(word))
  if (evidence) addWeight(foreign, evidence, isEnglish ? 0.5 : 1)
  return isEnglish ? (evidence ? 0.9 : 1.2) : 0
}

function addWeight(to: LanguageEvidence, evidence: ReadonlyMap<ForeignLanguage, number>, factor = 1): void {
  for (const [language, weight] of evidence) to.set(language, (to.get(language) ?? 0) + weight * factor)
}

function strongest(evidence: LanguageEvidence): [ForeignLanguage | undefined, number] {
  let [language, highest]: [ForeignLanguage | undefined, number] = [undefined, 0]
  for (const [each, weight] of evidence) if (weight > highest) [language, highest] = [each, weight]
  return [language, highest]
}

// The number of words from here on that form the whole name of a food.
function knownName(words: readonly string[], at: number): number {
  for (let length = Math.min(longestKnown, words.length - at); length > 0; length -= 1) {
    const match = findByWholeName(words, at, at + length)
    if (match && match.confidence > 0.95) return length
  }
  return 0
}

const longestKnown = 4

// 'farina 00', 'crème liquide': a foreign name of several words, longer than any English name that begins here.
function phraseAt(words: readonly string[], at: number, known: number): Phrase | undefined {
  for (let length = Math.min(longestKnown, words.length - at); length > Math.max(1, known); length -= 1) {
    const evidence = wordEvidence(words.slice(at, at + length).join(' '))
    if (evidence) return { words: length, evidence }
  }
  return undefined
}

interface Phrase {
  readonly words: number
  readonly evidence: ReadonlyMap<ForeignLanguage, number>
}

// '3 c. à soupe', 'una pizca': a measuring word counts after a number or the word for one.
function measureEvidence(words: readonly string[]): ReadonlyMap<number, Phrase> {
  const found = new Map<number, Phrase>()
  for (let at = 0; at < words.length; at += 1) {
    const before = words[at - 1] ?? ''
    const isBehind = /^\d/.test(before) || ones.has(before) || /^[a-z]?\d/.test(before)
    for (let length = Math.min(3, words.length - at); length > 0; length -= 1) {
      const name = words.slice(at, at + length).join(' ')
      const evidence = unitEvidence(name)
      if (!evidence || (!isBehind && !asMuchAsNeeded.test(name) && (name.length < 5 || isEnglishWord(name))))
        continue
      const known = isEnglishMeasure(name)
      found.set(at, { words: length, evidence: known ? weakenEvidence(evidence) : evidence })
      break
    }
  }
  return found
}

const asMuchAsNeeded = /^q ?b$/

function weakenEvidence(
  evidence: ReadonlyMap<ForeignLanguage, number>,
): ReadonlyMap<ForeignLanguage, number> {
  return new Map([...evidence].map(([language]) => [language, 0.4]))
}

const ones = new Set(
  'ein;eine;einen;un;une;una;uno;een;en;et;ett;um;uma;bir;½;¼;¾;demi;halbe;media;mezzo'.split(';'),
)

function lettersEvidence(line: string) {
  if (!/[^ -~]/.test(line)) return []
  const kinds = new Set(
    line
      .normalize('NFC')
      .toLowerCase()
      .match(/[^\0-\x7f]/gu) ?? [],
  )
  return [...kinds].flatMap((letter) => letterEvidence(letter) ?? [])
}

function isOtherScript(line: string): boolean {
  if (!/[^ -\u024f\s\u1e00-\u1eff\u2000-\u2bff]/u.test(line)) return false
  const all = line.match(/\p{L}/gu)?.length ?? 0
  const latin = line.match(/\p{Script=Latin}/gu)?.length ?? 0
  return all > 0 && (all - latin) / all > 0.5
}

function hasEnglish(line: string): boolean {
  return normalizeWords(line).some((word) => word.length > 2 && isEnglishWord(word))
}

function roundConfidence(share: number): number {
  return Math.round(Math.max(0, Math.min(1, share)) * 100) / 100
}

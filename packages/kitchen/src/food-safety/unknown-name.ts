import { foreignRiceWords, foreignSpoilingWordTable } from '../data/text/foreign-state-words'
import {
  chilledWordTable,
  compoundBeginningTable,
  compoundKeepingEndings,
} from '../data/text/risk-words-chilled'
import { moreClassWordTable } from '../data/text/risk-words-more-classes'
import { longKeepingNames, shelfDishNames, spoilingWordTable } from '../data/text/state-words'
import {
  compoundingLanguages,
  moreLastingWords,
  moreRiskWordTable,
} from '../data/text/state-words-more-languages'
import { lazyValue, parseList, parseRows } from '../fact-table'
import { toSingular } from '../food-names/normalize-words'
import { caseStems } from './case-stems'
import type { ParsedFoodName } from './food-state'
import type { PreparedDishKind } from './name-phrases'
import { namePhrases, spellingsOf } from './name-phrases'
import { isSeafoodOnLabels } from './seafood-words'

const tables = lazyValue(() => {
  const classOf = new Map<string, string>()
  const compoundHeads: [string, string][] = []
  for (const [id = '', words] of parseRows(foreignSpoilingWordTable)) {
    for (const word of parseList(words).flatMap(spellingsOf).map(toSingulars)) {
      classOf.set(word, id)
      // The table does not say of which language a word is; a long one is hardly the end of another by chance.
      if (word.length >= shortestUnmarkedHead && !word.includes(' ')) compoundHeads.push([word, id])
    }
  }
  for (const [id = '', words] of parseRows(spoilingWordTable))
    for (const word of parseList(words).flatMap(spellingsOf)) classOf.set(toSingulars(word), id)
  const groups = new Map(wordGroups.map((group) => [group as string, new Set<string>()]))
  const compounding = new Set(parseList(compoundingLanguages))
  for (const [language = '', id = '', words] of parseRows(
    moreRiskWordTable + moreClassWordTable + chilledWordTable,
  )) {
    for (const word of parseList(words).flatMap(spellingsOf).map(toSingulars)) {
      const group = groups.get(id)
      if (group) group.add(word)
      else {
        if (!classOf.has(word)) classOf.set(word, id)
        if (compounding.has(language) && word.length >= shortestHead) compoundHeads.push([word, id])
      }
    }
  }
  for (const word of parseList(foreignRiceWords).flatMap(spellingsOf))
    groups.get('rice')?.add(toSingular(word))
  const stems = new Map<string, string>()
  for (const [word, id] of classOf)
    if (!word.includes(' ')) for (const stem of caseStems(word)) if (!stems.has(stem)) stems.set(stem, id)
  const lasting = new Set(parseList(moreLastingWords).flatMap(spellingsOf).map(toSingular))
  const toNameSet = (names: string) => new Set(names.split(';').map(toSingular))
  return {
    classOf,
    heads: toNameSet(longKeepingNames),
    shelf: toNameSet(shelfDishNames),
    groups,
    lasting,
    stems,
    compoundHeads,
    beginnings: parseRows(compoundBeginningTable).flatMap(([id = '', words]) =>
      parseList(words)
        .flatMap(spellingsOf)
        .map((word) => [word, id] as const),
    ),
    keepingEndings: parseList(compoundKeepingEndings)
      .flatMap(spellingsOf)
      .flatMap((ending) => [ending, toSingular(ending)]),
  }
})

/** Words of other languages that decide together with others, or with a state. Example: 'knoblauch' is a 'herb'. */
const wordGroups = ['rice', 'starch', 'melon', 'baby', 'herb', 'oil'] as const

// The names of French and Italian have lost their apostrophes: 'lhuile' is 'huile', 'allaglio' is 'aglio'.
function isOfGroup(group: (typeof wordGroups)[number], words: readonly string[]): boolean {
  const known = tables().groups.get(group)
  if (!known) return false
  return words.some(
    (word, at) =>
      known.has(word) ||
      known.has(`${word} ${words[at + 1] ?? ''}`) ||
      known.has(word.replace(elidedPattern, '')),
  )
}

const elidedPattern = /^(?:(?:a|da|de|ne|su|co)l)?[dl](?=[aeiouh])/

function toSingulars(phrase: string): string {
  return phrase.split(' ').map(toSingular).join(' ')
}

const shortestHead = 4
const shortestUnmarkedHead = 5
const shortestFirstPart = 3

// 'With the', 'and the': part of the word in Arabic.
const arabicPrefix = /^[وبلفك]?ال(?=...)/

// 'kylmäsavulohi' is a salmon, 'Putengeschnetzeltes' is turkey, and 'курячі' is chicken in another case.
function classOfWord(spelling: string): string | undefined {
  const { classOf, compoundHeads, stems } = tables()
  const word = spelling.replace(arabicPrefix, '')
  const own = classOf.get(spelling) ?? classOf.get(word)
  if (own !== undefined || word.includes(' ')) return own
  const head = compoundHeads.find(
    ([head]) => word.length >= head.length + shortestFirstPart && word.endsWith(head),
  )
  if (head) return head[1]
  const { beginnings, keepingEndings } = tables()
  const beginning = beginnings.find(
    ([first]) => word.length >= first.length + shortestFirstPart && word.startsWith(first),
  )
  if (beginning && !keepingEndings.some((ending) => word.endsWith(ending))) return beginning[1]
  for (const stem of caseStems(word)) {
    const id = stems.get(stem)
    if (id !== undefined) return id
  }
  return undefined
}

/**
 * Returns the kinds of dishes named anywhere in the name of an unknown food, not only at its end, unless it ends with what goes
 * into one. Example: 'sushi platter' and 'risotto balls' have 'rice', 'sushi vinegar' and 'paella pan' nothing.
 */
export function dishKindsInside({ states, words }: ParsedFoodName): readonly PreparedDishKind[] {
  const last = words.at(-1) ?? ''
  if (states.has('packed') || states.has('dry')) return []
  if (
    (tables().heads.has(last) && !shapes.has(last)) ||
    last === 'rice' ||
    isRiceWord(last) ||
    words.some((word) => isForADish.test(word))
  )
    return []
  const found = new Set<PreparedDishKind>()
  for (const [at, word] of words.entries()) {
    if (isForWord.test(word)) break
    for (const [phrase, kind] of namePhrases().dishes.get(word) ?? []) {
      const from = at - phrase.length + 1
      if (kind !== 'dish' && from >= 0 && phrase.every((part, offset) => words[from + offset] === part))
        found.add(kind)
    }
  }
  return [...found]
}

// 'Risotto cakes' are no cakes.
const shapes: ReadonlySet<string> = new Set(['cake', 'roll', 'ball', 'bun'])
const isForADish =
  /^(?:reis|masala|mat|pan|kit|mould|mold|knife|maker|nori|flavou?r(?:ed)?|gewurz|especias?|epices?|spezie|przyprawa)$/
const isForWord = /^(?:for|fur|pour|para|per|voor|til|till|do|для|için|icin|za|na)$/

/**
 * What an unknown name in the fridge says is cooked there, because nobody keeps it dry in the cold. Example: 'cooked-rice' of
 * 'rýže', 'prepared-food' of 'linssit'.
 */
export function starchClassInName({ states, words, written }: ParsedFoodName): string | undefined {
  if (states.has('packed') || states.has('dry')) return undefined
  if (isOfGroup('rice', words) || written.some((word) => riceCompound.test(word))) return 'cooked-rice'
  return isOfGroup('starch', words) ? 'prepared-food' : undefined
}

const riceCompound = /...(?:reis|rijst)$/

/** Whether an unknown name is food for a baby, in any language. Example: 'słoiczek dla dziecka'. */
export function isForBabyByName(words: readonly string[]): boolean {
  return words.includes('baby') || isOfGroup('baby', words)
}

/**
 * Returns the high-risk classes that the words of an unknown name say in another language, whatever else it is.
 * Example: of 'purée pour bébé' it is `['baby-food']`, of 'ajo en aceite' `['oil-with-garlic']`.
 */
export function foreignClassesInName(
  states: ParsedFoodName['states'],
  words: readonly string[],
): readonly string[] {
  if (states.has('packed') || states.has('dry')) return []
  const found: string[] = []
  if (isForBabyByName(words)) found.push('baby-food')
  if (isOfGroup('herb', words) && isOfGroup('oil', words)) found.push('oil-with-garlic')
  if (states.has('cut') && isOfGroup('melon', words)) found.push('cut-melon')
  return found
}

/** Whether an unknown name says rice in one of the further languages. Example: 'főtt rizs'. */
export function isRiceWord(word: string): boolean {
  return isOfGroup('rice', [word])
}

/**
 * Whether an unknown name is a jam, a bread or a pickle, which keep the same homemade and bought, and nothing else. Example:
 * 'domácí džem', but not 'домашний хлеб с курицей'.
 */
export function isLastingByName({ states, dishes, words }: ParsedFoodName): boolean {
  const { lasting, classOf } = tables()
  if (states.has('leftover') || states.has('assembled') || dishes.size > 0) return false
  if (!words.some((word) => lasting.has(word))) return false
  return !isOfGroup('rice', words) && !isOfGroup('starch', words) && !words.some((word) => classOf.has(word))
}

/**
 * Returns the high-risk classes that the words of an unknown food's name suggest; none for a tin, a dry good or a jar that
 * keeps. Example: of 'dressed crab' it is `['raw-fish']`, of 'fish sauce' nothing.
 */
export function riskClassesInName({ states, words, written }: ParsedFoodName): readonly string[] {
  if (states.has('packed') || states.has('dry')) return []
  const { heads } = tables()
  // What keeps as bread or cake does not with cream in it.
  if (filledHeads.has(words.at(-1) ?? '') && words.some((word) => fillings.has(word)))
    return ['prepared-food']
  if (heads.has(words.at(-1) ?? '') || heads.has(words.slice(-2).join(' '))) return []
  // 'carne picada' is mince, though 'carne' alone is meat in one piece; the stricter counts.
  const pairs = words.map((word, at) => `${word} ${words[at + 1] ?? ''}`)
  const triples = pairs.map((pair, at) => `${pair} ${words[at + 2] ?? ''}`)
  const found = new Set([...words, ...pairs, ...triples].flatMap((word) => classOfWord(word) ?? []))
  // 'Hakket kød' is mince: nobody cuts what we do not know finely without saying that it is.
  if (states.has('cut') && found.has('raw-meat')) found.add('raw-mince')
  // What is sealed has its own date, but raw meat and smoked fish do not keep longer for it.
  if (states.has('sealed')) found.delete('prepared-food')
  // 'Bündnerfleisch' is no raw meat, and pancake batter no yeast dough.
  if (found.has('sliced-meat')) found.delete('raw-meat')
  // An open tin of tuna is not raw fish.
  const isRaw = !states.has('opened') && !states.has('cooked') && !states.has('leftover')
  if (found.size === 0 && isSeafoodOnLabels(written)) found.add('raw-fish')
  return [...found].map((id) => (isRaw || !id.startsWith('raw-') ? id : 'prepared-food'))
}

/**
 * Whether a name says that somebody filled or topped what keeps otherwise with what does not. Example: 'scones with cream',
 * 'homemade cream cheese frosting', but not 'cream crackers'.
 */
export function isFilledWithFresh({ states, words }: ParsedFoodName): boolean {
  const { classOf } = tables()
  if (states.has('homemade') && words.some((word) => fillings.has(word))) return true
  const at = words.indexOf('with')
  return at > 0 && words.slice(at + 1).some((word) => fillings.has(word) || classOf.has(word))
}

const filledHeads: ReadonlySet<string> = new Set(['cake', 'gateau', 'bun', 'roll', 'puff', 'slice', 'horn'])
const fillings: ReadonlySet<string> = new Set(['cream', 'custard', 'chantilly', 'mascarpone', 'patissiere'])

/**
 * Whether the name of an unknown food is a dish, even in the pantry, where some dish names are dry goods or jars. Example:
 * 'chicken sandwich' is, 'madras' or 'dal' may be a jar or dry.
 */
export function isDishByName({ states, dishes, words }: ParsedFoodName): boolean {
  if (!dishes.has('dish') || states.has('packed') || states.has('sealed') || states.has('dry')) return false
  const { shelf } = tables()
  return !shelf.has(words.at(-1) ?? '') && !shelf.has(words.slice(-2).join(' '))
}

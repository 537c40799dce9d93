import { joinTokens } from './food-choices'
import { parseIngredientName, preparationAt } from './name'
import type { LinePhrase } from './phrases'
import { asksMore, phrasesFrom, startsPurpose } from './phrases'
import type { Token } from './tokens'
import { hasWordRole, isPreparationWord } from './word-role'

/** The phrase that names the food, and the phrases around it. Example: 'butter, cubed' has the main phrase 'butter'. */
export interface MainPhrase {
  readonly main: readonly Token[]
  readonly asides: readonly (readonly Token[])[]
}

/**
 * Finds the phrase that names the food: up to the first comma, unless only adjectives precede it ('thick, creamy yogurt') or a
 * list continues ('red, yellow or green peppers'). Example: of 'butter (cold), cubed' it is 'butter'.
 */
export function findMainPhrase(tokens: readonly Token[], isFood: (words: string) => boolean): MainPhrase {
  const phrases = phrasesFrom(tokens, 0)
  const first = phrases.findIndex(({ bracketed }) => !bracketed)
  if (first === -1) return { main: [], asides: phrases.map((phrase) => wordsOf(tokens, phrase)) }
  const last = Math.max(
    findLastDescribing(tokens, phrases, first, isFood),
    findLastListed(tokens, phrases, first),
    findLastTogether(tokens, phrases, first, isFood),
  )
  const main: Token[] = []
  const asides: (readonly Token[])[] = []
  let isOpen = false
  phrases.forEach((phrase, index) => {
    const words = wordsOf(tokens, phrase)
    const before = tokens[phrase.from - 1]
    const next = phrases[index + 1]
    if (phrase.bracketed) {
      const following = next && followsBracket(tokens, next) ? wordsOf(tokens, next) : []
      if (isOpen && completesName(words, following)) main.push(...words)
      else asides.push(words)
      return
    }
    const follows = followsBracket(tokens, phrase)
    const isWithin = index >= first && (index <= last || (isOpen && follows))
    if (isWithin) main.push(...(main.length > 0 && before?.text === ',' ? [before] : []), ...words)
    else if (follows && !isOpen && index > first) resumeAside(asides, tokens, phrases, index)
    else asides.push(words)
    isOpen = isWithin
  })
  return { main, asides }
}

// 'smoked (sweet) paprika': the food's name continues after a bracket without a comma.
function followsBracket(tokens: readonly Token[], { from, bracketed }: LinePhrase): boolean {
  return !bracketed && /^[)\]}]$/.test(tokens[from - 1]?.text ?? '')
}

// ', cut into 1-inch (2.5 cm) cubes' is one aside, and its bracket is not an amount of the food.
function resumeAside(
  asides: (readonly Token[])[],
  tokens: readonly Token[],
  phrases: readonly LinePhrase[],
  index: number,
): void {
  const [start, inside, rest] = [phrases[index - 2], phrases[index - 1], phrases[index]]
  const joined = start && !start.bracketed && inside && tokens[inside.from - 1]?.text === '('
  if (!rest || !joined || start.to !== inside.from - 1) {
    if (rest) asides.push(wordsOf(tokens, rest))
    return
  }
  asides.splice(-2, 2, tokens.slice(start.from, rest.to))
}

function completesName(inside: readonly Token[], following: readonly Token[]): boolean {
  const [word] = inside
  if (!word || inside.length > 1 || following.length === 0) return false
  const isPreparation =
    (isPreparationWord(word.lower) && word.lower !== 'whole') || hasWordRole('breaker', word.lower)
  return !isPreparation && namesFood(following)
}

function wordsOf(tokens: readonly Token[], { from, to }: LinePhrase): readonly Token[] {
  return tokens.slice(from, to)
}

function findLastDescribing(
  tokens: readonly Token[],
  phrases: readonly LinePhrase[],
  first: number,
  isFood: (words: string) => boolean,
): number {
  let last = first
  for (;;) {
    const phrase = phrases[last]
    const next = phrases[last + 1]
    if (!phrase || !next || next.bracketed) return last
    const words = wordsOf(tokens, phrase)
    if (!words.every(isDescriptive) || isFood(joinTokens(words))) return last
    const following = wordsOf(tokens, next)
    if (!namesFood(following)) return last
    last += 1
  }
}

function isDescriptive({ lower }: Token): boolean {
  if (
    hasWordRole('adjective', lower) ||
    hasWordRole('size', lower) ||
    hasWordRole('adverb', lower) ||
    hasWordRole('preparation', lower)
  )
    return true
  return (
    /(?:less|-free|-fat|-in|-on|-style|[^e]ed|-quality)$/.test(lower) || /^(and|or|&|of|very)$/.test(lower)
  )
}

function namesFood(words: readonly Token[]): boolean {
  if (startsPurpose(words, 0) || /^(?:or|plus)$/.test(words[0]?.lower ?? '') || words[0]?.kind === 'number')
    return false
  const { name } = parseIngredientName(words, false)
  const end = name[name.length - 1]
  if (end?.kind !== 'word' || hasWordRole('adjective', end.lower)) return false
  return (
    !isPreparationWord(end.lower) || (name.length > 1 && cutWords.test(end.lower) && hasOnlyNameWords(name))
  )
}

// 'boneless chicken breast halves' is a food, 'cut into halves' is not.
const cutWords = /^(?:halves|quarters|strips|chunks|cubes|pieces|wedges|slices|florets)$/

function hasOnlyNameWords(name: readonly Token[]): boolean {
  return name
    .slice(0, -1)
    .every(({ lower }) => !/^(?:into|in|to|as|on)$/.test(lower) && !isPreparationWord(lower))
}

// 'apple, pear, or quince jelly' and 'parsley, coriander or mint'.
function findLastListed(tokens: readonly Token[], phrases: readonly LinePhrase[], first: number): number {
  for (let at = first + 1; at <= first + 4; at += 1) {
    const phrase = phrases[at]
    if (!phrase || phrase.bracketed || tokens[phrase.from - 1]?.text !== ',') return first
    const words = wordsOf(tokens, phrase)
    const or = words.findIndex(({ lower }) => lower === 'or')
    const isPlain =
      words.length <= 5 && words.every(({ kind, lower }) => kind === 'word' && !isPreparationWord(lower))
    if (!isPlain || startsPurpose(words, 0) || preparationAt(words, 0) > 0) return first
    if (or > 0 || (or === 0 && at > first + 1)) {
      // 'stock, homemade or bought' describes the stock and offers no other food.
      return asksMore(words[or + 1]) || words.every(isDescriptive) ? first : at
    }
    if (or === 0 || words.length > 3 || hasWordRole('breaker', words[0]?.lower ?? '')) return first
  }
  return first
}

// 'lime wedges, cilantro and sour cream': all are required, because each is a food.
function findLastTogether(
  tokens: readonly Token[],
  phrases: readonly LinePhrase[],
  first: number,
  isFood: (words: string) => boolean,
): number {
  for (let at = first; at <= first + 4; at += 1) {
    const phrase = phrases[at]
    if (!phrase || phrase.bracketed || (at > first && tokens[phrase.from - 1]?.text !== ',')) return first
    const words = wordsOf(tokens, phrase).filter(({ lower }, index) => index > 0 || lower !== 'and')
    const and = words.findIndex(({ lower }) => lower === 'and' || lower === '&')
    const foods = and === -1 ? [words] : [words.slice(0, and), words.slice(and + 1)]
    if (!foods.every((food) => isRequiredFood(food, isFood))) return first
    if (at > first && (and !== -1 || words.length < phrase.to - phrase.from)) return at
  }
  return first
}

function isRequiredFood(words: readonly Token[], isFood: (words: string) => boolean): boolean {
  return !words.some(({ lower }) => hasWordRole('part', lower)) && isFood(joinTokens(words))
}

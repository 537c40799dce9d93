/** Maximum length of a line; the rest is not read. Example: a page pasted into one line. */
export const maxReadLength = 2000

const maxRemembered = 50_000

/**
 * Creates a cached line reader. Leading amounts do not count: '2 eggs' and '3 eggs' are read once, and so are '200 g
 * flour' and '1 cup flour'.
 * Example: `const readLine = createLineCache((text, foodId) => …)`; then
 * `readLine('200 g flour', 'all-purpose-flour')`.
 */
export function createLineCache<Reading>(
  read: (text: string, foodId: string | undefined) => Reading,
): (text: string, foodId: string | undefined) => Reading {
  const memory = new Map<string | undefined, Map<number, { rest: string; reading: Reading }>>()
  let count = 0
  return (text, foodId) => {
    const start = startOf(text)
    if (text.length - start > maxReadLength) return read(text.slice(start, start + maxReadLength), foodId)
    // A numeric key with a comparison of the text: thousands of lines are read at once, and slicing each would cost
    // more.
    const key = keyOf(text, start)
    let ofFood = memory.get(foodId)
    const known = ofFood?.get(key)
    if (known && known.rest.length === text.length - start && text.endsWith(known.rest)) return known.reading
    // Texts are unlimited in number; the cache is not.
    if (count >= maxRemembered) {
      memory.clear()
      count = 0
      ofFood = undefined
    }
    if (!ofFood) {
      ofFood = new Map()
      memory.set(foodId, ofFood)
    }
    const rest = text.slice(start)
    const reading = read(rest, foodId)
    if (!known) count += 1
    ofFood.set(key, { rest, reading })
    return reading
  }
}

/** Returns where the words begin after digits, fractions, spaces and the unit behind them. */
function startOf(text: string): number {
  const at = firstLetter(text, 0)
  if (at === 0) return 0
  let end = at
  let word = 0
  for (; end - at <= longestUnit; end += 1) {
    const code = text.charCodeAt(end)
    if (!isLetter(code)) break
    word = withLetter(word, code)
  }
  const mark = text.charCodeAt(end)
  return (mark === space || mark === dot) && units.has(word) ? firstLetter(text, end) : at
}

/** Appends a letter to a word that is held as a number: slicing the first word of every line would cost more. */
function withLetter(word: number, code: number): number {
  return code >= 97 && code <= 122 ? word * 27 + code - 96 : Number.NaN
}

function firstLetter(text: string, from: number): number {
  let at = from
  while (at < text.length && !isLetter(text.charCodeAt(at))) at += 1
  return at
}

const space = 32
const dot = 46
const longestUnit = 11
// Only units that are never part of a food's name.
const units: ReadonlySet<number> = new Set(
  (
    'g kg mg ml cl dl l oz lb lbs cup cups tbsp tbsps tsp tsps tablespoon tablespoons teaspoon teaspoons ounce ounces pound ' +
    'pounds gram grams piece pieces can cans tin tins bunch bunches pinch clove cloves'
  )
    .split(' ')
    .map((unit) => [...unit].reduce((word, letter) => withLetter(word, letter.charCodeAt(0)), 0)),
)

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code > 191 || code === 40
}

/** A hash of a dozen letters and the length: colliding lines of one food replace each other in the cache. */
function keyOf(text: string, start: number): number {
  const step = 1 + Math.floor((text.length - start) / 12)
  let key = text.length - start
  for (let i = start; i < text.length; i += step) key = (Math.imul(key, 31) + text.charCodeAt(i)) & 0x3fffffff
  return key
}

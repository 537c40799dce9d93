import { findByWholeName } from '../food-names/food-names'
import { certainThreshold, linkFood } from '../food-names/link-food'
import { normalizeWords } from '../food-names/normalize-words'
import { isHouseholdGood } from './household-good'

const asking =
  /^\s*(?:(?:please|pls|plz|also|and|oh|ok|hey)\b,?\s*)*(?:(?:(?:can|could|will) (?:you|u|someone) )?(?:please )?(?:buy|get|grab|fetch|order|reorder|restock|replace|pick\s?-?up|stock up on|top up(?: on)?|bring(?: home)?|add)(?: (?:me|us))?|(?:(?:i|we|i'll|we'll) )?(?:really |also |still |only |just )?(?:must |should )?(?:need|want)(?:s|ed)?(?: to (?:buy|get|order|pick up))?|must (?:buy|get)|to (?:buy|get)|(?:don'?t|do not) forget(?: (?:to (?:buy|get)|the|about))?|remember(?: (?:to (?:buy|get|pick up)|the))?|(?:(?:we|i)(?:'re|'m| are| am|re)? |almost |nearly )*(?:(?:run|running|ran) )?(?:out of|low on|short (?:of|on)))\b:?\s+(?:(?:some )?more (?=\p{L})|another (?=\p{L})|the (?=\p{L}))?/iu

const listing =
  /(?<!\s)\s+(?:to|on|onto) (?:(?:the|my|our) )?(?:shopping )?list\s*$|(?<![,\s])[,\s]+(?:please|pls|plz|thanks|thx|asap)\s*[.!]*$/i

/**
 * Removes request words from an entry.
 * Example: `stripRequestWords('buy milk')` is 'milk', `stripRequestWords("we're out of coffee")` 'coffee'; 'buy' alone
 * stays.
 */
export function stripRequestWords(text: string): string {
  const rest = text.replace(asking, '').replace(listing, '')
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(rest) ? rest : text
}

const size =
  '(?:\\d[\\d.,]*\\s?(?:kgs?|kilos?|g|gr|gms?|grams?|mls?|cl|dl|l|ltrs?|lit(?:re|er)s?|pts?|pints?|fl\\s?oz|oz|lbs?))'
const pack =
  '(?:tins?|cans?|packs?|packets?|jars?|bottles?|bags?|cartons?|boxes|box|pots?|tubs?|pouches|pouch|blocks?|tubes?|bars?|sachets?|punnets?|trays?)'
const count = '(\\d{1,3})'

// Each notation for a number of packs of a size, and the canonical one: '2 x 400g tins of tomatoes'.
const orders: readonly (readonly [RegExp, string])[] = [
  // 'pasta (2 x 500g)', 'pasta (500g x 2)'
  [new RegExp(`\\s*\\(\\s*(${size}\\s?[x×*]\\s?\\d{1,3}|\\d{1,3}\\s?[x×*]\\s?${size})\\s*\\)`, 'iu'), ' $1 '],
  // '400g x 2 chopped tomatoes'
  [new RegExp(`^(${size})\\s?[x×*]\\s?${count}(?=\\s|$)`, 'iu'), '$2 x $1'],
  // 'kidney beans 400g x3', 'milk 1l * 6'
  [new RegExp(`\\s(${size})\\s?[x×*]\\s?${count}\\s*(${pack}?)$`, 'iu'), ' $2 x $1'],
  // '2x milk 2l', '2 x pasta (500g)'
  [new RegExp(`^${count}\\s?[x×*]\\s?(\\p{L}[\\p{L} '-]*?)\\s\\(?(${size})\\)?$`, 'iu'), '$1 x $3 $2'],
  // '3 tins 400 g kidney beans', '3 tins of 400g beans'
  [new RegExp(`^${count}\\s(${pack})\\s(?:of\\s)?(${size})\\s(?:of\\s)?(?=\\p{L})`, 'iu'), '$1 x $3 $2 '],
  // '500g pasta x 2', '145g tins of tuna x 4', '500g pasta 2 packs'
  [new RegExp(`^(${size})\\s(\\p{L}.*?)\\s[x×*]\\s?${count}$`, 'iu'), '$3 x $1 $2'],
  [new RegExp(`^(${size})\\s(\\p{L}.*?)\\s${count}\\s${pack}$`, 'iu'), '$3 x $1 $2'],
  // 'tuna 145g 4 tins', 'tuna 4 tins 145g'
  [new RegExp(`^(\\p{L}.*?)\\s(${size})\\s${count}\\s(${pack})$`, 'iu'), '$3 x $2 $4 $1'],
  [new RegExp(`^(\\p{L}.*?)\\s${count}\\s(${pack})\\s(?:of\\s)?(${size})$`, 'iu'), '$2 x $4 $3 $1'],
  // 'russets 5 lb bag'
  [new RegExp(`^(\\p{L}.*?)\\s(${size})\\s${pack}$`, 'iu'), '$2 $1'],
  // 'cheddar, a big block', 'milk, two bottles'
  [
    new RegExp(
      `^(\\p{L}[^,]*),\\s(an?|one|two|three|four|half an?|\\d{1,3})\\s(?:(?:big|large|small|little|nice|family)\\s)*(${pack})$`,
      'iu',
    ),
    '$2 $3 $1',
  ],
  // 'multipack crisps'
  [/^multi-?packs?\s(?:of\s)?(?=\p{L})/iu, '1 pack '],
  // 'oignons x3'
  [/^(\p{L}[\p{L} '’-]*?)\s[x×*]\s?(\d{1,3})$/iu, '$2 $1'],
  // 'rockmelon half'
  [/^(?!half\b|quarter\b)(\p{L}[\p{L} '-]*?)\s(half|quarter)$/iu, '$2 $1'],
  // 'milk 2l semi skimmed', 'mince 500 g beef': the words after the size precede the name.
  [
    new RegExp(
      `^(\\p{L}[\\p{L} '-]*?)\\s(${size})\\s(?!(?:x|or|and|for|each|if|the|about|in|on|from|with|not|no|${pack})\\b)(\\p{L}[\\p{L} '-]*)$`,
      'iu',
    ),
    '$2 $3 $1',
  ],
  // 'apples (gala) 8', 'tomatoes (vine) 500g'
  [new RegExp(`^(\\p{L}[\\p{L} '’-]*)\\s(\\([^()]*\\))\\s(${size}|\\d{1,3})$`, 'iu'), '$3 $1 $2'],
  // 'x4 145g tuna'
  [new RegExp(`^[x×*]\\s?${count}\\s(${size})\\s(?=\\p{L})`, 'iu'), '$1 x $2 '],
]

// 'bunch spring onions' is one bunch; 'tin foil' and 'box grater' are things of their own.
const leadingPack = new RegExp(`^\\s*(?:${pack}|pk|pkt|bunch|loaf|dozen)\\s(?=\\p{L})`, 'iu')

// 'pint of milk' is one pint; 'pound cake' and 'pint glass' are things of their own.
const leadingMeasure =
  /^\s*(?:pint|lit(?:re|er)|gallon|quart|kilo|kg|pound|lb|stick|slice|knob|thumb|ball|head|bulb|clove)\s(of\s)?(?=\p{L}|\d\S*%)/iu

// 'salad bag', '1% milk gallon' are one of it.
const trailingPack =
  /^(\S.*?\p{L})\s(bag|bottle|bunch|can|carton|gallon|jar|litre|liter|loaf|packet|pack|pint|pot|punnet|quart|tin|tub)$/iu

const endsWithSize = new RegExp(`${size}$`, 'iu')

const packsOf = new RegExp(
  `^(?:(?:${count}|an?)\\s)?(?:packs?|boxes|box|trays?|cartons?)\\sof\\s${count}\\s(?=\\p{L})`,
  'iu',
)

/**
 * Rewrites an entry with the number of packs and their size in canonical order.
 * Example: `reorderPackSize('400g x 2 chopped toms')` is '2 x 400g chopped toms',
 * `reorderPackSize('2 packs of 6 eggs')` '12 eggs'.
 */
export function reorderPackSize(text: string): string {
  if (leadingPack.test(text) && !/\d/.test(text) && !isHouseholdGood(text) && !isWholeName(text))
    return reorderPackSize(`1 ${text.trim()}`)
  const measure = leadingMeasure.exec(text)
  if (measure && !isHouseholdGood(text) && !isWholeName(text)) {
    const [lead, of] = measure
    if (of !== undefined || isCertainFood(text.slice(lead.length))) return reorderPackSize(`1 ${text.trim()}`)
  }
  const [, name = '', pack] = trailingPack.exec(text.trim()) ?? []
  if (
    pack !== undefined &&
    !isHouseholdGood(text) &&
    !endsWithSize.test(name) &&
    isCertainFood(name) &&
    !isWholeName(text)
  )
    return `1 ${pack} ${name}`
  const line = text.replace(
    packsOf,
    (_, packs: string | undefined, each: string) => `${Number(packs ?? 1) * Number(each)} `,
  )
  return orders.reduce((said, [order, read]) => said.replace(order, read), line).trim()
}

function isWholeName(text: string): boolean {
  return findByWholeName(normalizeWords(text)) !== undefined
}

function isCertainFood(text: string): boolean {
  const link = linkFood(text)
  return link.known && link.confidence >= certainThreshold && link.how !== 'misspelt'
}

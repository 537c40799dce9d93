import { ingredientWordTable } from '../data/text/ingredient-words'
import { lazyValue, parseList, parseRows } from '../fact-table'
import { linkFood } from '../food-names/link-food'
import { normalizeWords } from '../food-names/normalize-words'
import { isHouseholdGood } from './household-good'
import { stripRequestWords } from './shorthand'

/**
 * Splits a typed or pasted text into entries, each as written. Commas, semicolons and new lines separate them, 'and'
 * only between two items of their own; 'tomatoes, chopped' and 'salt and pepper' stay whole. Only request words are
 * dropped.
 * Example: `splitShoppingText('milk 2l, bread and 12 eggs')` is `['milk 2l', 'bread', '12 eggs']`.
 */
export function splitShoppingText(text: string): string[] {
  return text
    .slice(0, longestText)
    .split(/[\n\r;]+/)
    .map((line) => line.replace(listMark, ''))
    .flatMap((line) => commaParts(stripRequestWords(line)).flatMap(andParts))
    .map((part) => stripRequestWords(part).trim())
    .filter((part) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(part))
}

const longestText = 4000

// '• milk', '- [ ] bread', '* eggs': the mark of a pasted list is no part of the name.
const listMark = /^(?:\s|[•●▪▫◦‣·◆◇□■▢☐☑☒✓✔✗○►▶*–—>]|-(?!\d)|\[[ xX]?\])+/u

// '1,5 l' is a number, '1,000 g' too; inside brackets a comma belongs to the remark.
function commaParts(line: string): string[] {
  const parts: string[] = []
  let [from, depth] = [0, 0]
  for (let at = 0; at <= line.length; at += 1) {
    const letter = line[at]
    if (letter === '(') depth += 1
    else if (letter === ')') depth = Math.max(0, depth - 1)
    if (at < line.length && (letter !== ',' || depth > 0 || /\d,\d/.test(line.slice(at - 1, at + 2))))
      continue
    const part = line.slice(from, at)
    const last = parts.at(-1)
    if (last !== undefined && onlyDescribes(part)) parts[parts.length - 1] = `${last},${part}`
    else parts.push(part)
    from = at + 1
  }
  return parts
}

const describing = lazyValue(() => {
  const words = new Set<string>()
  for (const [role = '', column] of parseRows(ingredientWordTable))
    if (/^(?:size|adverb|preparation|prepared|participle|unbound|adjective|withs)$/.test(role))
      for (const word of parseList(column)) for (const part of normalizeWords(word)) words.add(part)
  return words
})

const remark =
  /^(?:the|for|not|no|if|or|about|approx|with|without|from|any|like|eg|ie|preferably|ideally|optional|please|but|on|to)$/

// '500g', '2 x 400 g', 'x3' and '6 pack' without a name are the amount of the entry before.
const onlyAmount =
  /^\s*(?:x\s?)?[\d½¼¾⅓⅔.,/]+(?:\s?[x×]\s?[\d.,]+)?\s?(?:kgs?|g|gr|grams?|mg|mls?|cl|dl|l|ltrs?|lit(?:re|er)s?|pts?|pints?|fl\s?oz|lbs?|oz|pk|packs?|x)?\.?\s*$/i

// 'a big block', 'two tins'
const onlyPacks =
  /^\s*(?:an?|one|two|three|four|half an?|\d{1,3})\s(?:(?:big|large|small|little|nice|family)\s)*(?:tins?|cans?|packs?|packets?|jars?|bottles?|bags?|cartons?|box(?:es)?|pots?|tubs?|pouch(?:es)?|blocks?|tubes?|bars?|sachets?|punnets?|trays?)\s*$/i

// 'milk, 2%', 'mince, 5% fat'
const onlyShare = /^\s*[\d.,]+\s?%(?:\s?(?:fat|lean))?\s*$/i

// 'skin on', 'the good one', 'chopped' describe the entry before; they are no items.
function onlyDescribes(part: string): boolean {
  if (onlyAmount.test(part) || onlyPacks.test(part) || onlyShare.test(part)) return true
  const words = normalizeWords(part)
  const [first] = words
  if (first === undefined) return true
  return remark.test(first) || (words.every((word) => describing().has(word)) && !isThing(part))
}

const joint = /\s(?:and|&|\+|plus|n|'n'|und|et)\s/i

/** The name of one thing is not longer; so a long text of nothing but 'and' is soon read. */
const maxThingLength = 80

// From the left: 'bread and eggs and milk' are three.
function andParts(part: string): string[] {
  if (part.includes('(') || /\bor\b/i.test(part)) return [part]
  for (let from = 0; from <= maxThingLength; ) {
    const found = joint.exec(part.slice(from))
    if (!found) break
    const at = from + found.index
    const [left, right] = [part.slice(0, at), part.slice(at + found[0].length)]
    if (arePlainlyTwo(part, left, right)) return [left, ...andParts(right)]
    from = at + found[0].length
  }
  return [part]
}

// Pairs that are one item, although each half can be bought.
const pairs =
  /\b(?:salt and (?:pepper|vinegar)|fish and chips|cheese and (?:onion|crackers|ham|tomato)|ham and cheese|sweet and sour|oil and vinegar|bread and butter|sage and onion|rhubarb and (?:custard|ginger)|bangers and mash|pork and beans|steak and (?:kidney|ale)|beans and rice|rice and (?:peas|beans)|peanut butter and (?:jelly|jam)|cookies and cream|half and half|milk and honey|lemon and (?:ginger|lime|herb)|garlic and (?:herb|ginger)|ginger and garlic|apple and (?:blackberry|cinnamon)|strawberry and banana|sausage and mash|surf and turf|tea and biscuits|peas and carrots|pie and mash|egg and cress|cream and chives|sour cream and (?:onion|chive)|gin and tonic|rum and coke|nuts and raisins|fruit and nut)\b/

// Before these nouns the words name a kind: 'chicken and mushroom pie', 'cheese and onion crisps'.
const dishes =
  /\b(?:pies?|soup|sandwich(?:es)?|crisps|chips|salad|sauce|pizza|quiche|past(?:y|ies)|bake|bread|pudding|stuffing|dressing|dip|curry|casserole|stew|pasta|risotto|omelette|muffins?|cake|biscuits|cookies|crackers|yogh?urt|smoothie|juice|tea|ice cream|sausages?|burgers?|rolls?|cereal|granola|bars?|kievs?|rub|seasoning|mix|paste|spread|popcorn|nuts|squash)$/i

function arePlainlyTwo(whole: string, left: string, right: string): boolean {
  const plain = normalizeWords(whole).join(' ')
  if (pairs.test(plain)) return false
  if (whole.length <= maxThingLength && isNamedWhole(whole)) return false
  if (startsWithAmount(right)) return isThing(left)
  const isDish = right.trim().includes(' ') && dishes.test(right.trim()) && !isHouseholdGood(right)
  return !isDish && isThing(left) && (isThing(right) || isThing(right.split(joint)[0] ?? ''))
}

function isNamedWhole(text: string): boolean {
  const link = linkFood(text)
  return link.known && link.how !== 'part' && link.how !== 'misspelt'
}

function startsWithAmount(text: string): boolean {
  return (
    /^\s*(?:x\s?)?[\d½¼¾⅓⅔]/i.test(text) ||
    /^\s*(?:an?|some|half|a?\s?dozen|one|two|three|four|five|six)\s/i.test(text)
  )
}

// A food certainly known by its own name, or a household good, with or without an amount.
function isThing(text: string): boolean {
  if (text.length > maxThingLength) return false
  const bare = stripRequestWords(text)
    .replace(
      /^\s*(?:x\s?)?[\d½¼¾⅓⅔.,/]+\s?(?:x\s)?(?:(?:kg|g|ml|cl|l|ltrs?|lit(?:re|er)s?|pts?|pints?|lbs?|oz|pk|packs?|tins?|cans?|jars?|bags?|bottles?|box(?:es)?|loaf|loaves|bunch(?:es)?|cartons?)\b)?\s*(?:of\s)?/i,
      '',
    )
    .replace(/^\s*(?:(?:an?|some|more|half an?|dozen|couple of|few|one|two|three|four|five|six)\s)+/i, '')
    .replace(/\s+x?\s?[\d½¼¾]+\s?(?:kg|g|ml|cl|l|pts?|pints?|pk|packs?|tins?|cans?|bottles?)?\s*$/i, '')
    .trim()
  if (bare === '') return false
  if (isHouseholdGood(bare)) return true
  const link = linkFood(bare)
  return link.known && link.confidence >= 0.9
}

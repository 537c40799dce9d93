import { describe, expect, test } from 'vitest'
import { wordsBesideExceptionTable } from '../data/labels/words-beside-exceptions'
import { allergenBits, allergensIn } from '../diet/bit-sets'
import { parseRows } from '../fact-table'
import { allFoods } from '../food/food'
import { toRecipeLine } from '../recipe/recipe-line'
import { classifyLine } from '../verdict/classify-line'
import type { PhraseTrieNode, WordMeaning } from './allergen-dictionary'
import { allergenDictionary } from './allergen-dictionary'
import { dictionaryMatchAt } from './dictionary-match'
import { isWholeIngredient, isWholeText } from './exception-scope'
import { findAllergenMentions } from './find-allergen-mentions'
import { excusedIn } from './inner-matches'
import { labelVerdict, parseLabel } from './label'
import { tokenizeLabel } from './label-tokens'

function* exceptions(
  branches: ReadonlyMap<string, PhraseTrieNode> = allergenDictionary().first,
): Generator<WordMeaning> {
  for (const { meaning, next } of branches.values()) {
    if (meaning?.denies && !meaning.says && !meaning.words.includes('(')) yield meaning
    if (next) yield* exceptions(next)
  }
}

const english =
  'bar;truffles;spread;cake;drink;filling;topping;mix;cup;cups;ganache;fudge;cookies;curry;soup;sauce;biscuits;ice cream;bites;' +
  'balls;dip;dessert;mousse;frosting;brownie;pudding;shake;smoothie;latte;bread;crackers;pancakes;pie;tart;candy;chocolate;' +
  'dressing;stew;muffins;wafers;granola;yogurt;sandwich;swirl;coating;chunks;pieces;snack;ravioli;gnocchi;fritters;burger;roll'
const others =
  'riegel;kuchen;kekse;fullung;aufstrich;suppe;eis;gateau;barre;tartine;soupe;glace;sauce;tarta;galletas;barrita;sopa;helado;' +
  'torta;biscotti;zuppa;gelato;crostata;koek;reep;taart;saus;ijs'
const things = `${english};${others}`.split(';')

/** The phrases that name a finished thing on purpose; the table gives the reason of each. */
const listedThings = /^(?:ginger nut biscuits?|pizza dough balls)$/

/** Each exception is read before one thing in so many, another each time. */
const thingsInTurn = 12

const noneFound = (words: string, ids: readonly string[]) => {
  const verdicts = Object.entries(parseLabel(`Sugar, ${words}, salt`).verdicts)
  return verdicts.flatMap(([id, { answer }]) => (answer === 'none found' && ids.includes(id) ? [id] : []))
}

describe('an exception answers only for the whole ingredient', () => {
  test('every exception before the name of a thing: never none found', () => {
    const wrong: string[] = []
    let turn = 0
    for (const phrase of exceptions()) {
      turn += 1
      const excused = allergensIn(excusedIn(phrase.words, phrase))
      if (excused.length === 0) continue
      for (const [at, thing] of things.entries()) {
        if ((at + turn) % thingsInTurn !== 0) continue
        const words = `${phrase.words} ${thing}`
        // Where the longer words are an exception themselves, their own row gives the reason.
        const tokens = tokenizeLabel(words)
        if (dictionaryMatchAt(tokens, 0)?.length === tokens.length && listedThings.test(words)) continue
        for (const id of noneFound(words, excused)) wrong.push(`${words}: ${id}`)
      }
    }
    expect(wrong).toEqual([])
  }, 60_000)

  test('every exception that letters may follow, in one word with a thing', () => {
    const wrong: string[] = []
    const tails =
      'schokolade;kekse;kuchen;riegel;eis;drink;brot;suppe;reep;koekjes;chocolade;saus;ijs;glass;choklad;kaka'
    for (const [text, { meaning, after }] of allergenDictionary().stems) {
      const excused = allergensIn(meaning.denies & ~meaning.deniesAnywhere)
      if (!after || excused.length === 0) continue
      for (const tail of tails.split(';'))
        for (const id of noneFound(text + tail, excused)) wrong.push(`${text}${tail}: ${id}`)
    }
    expect(wrong).toEqual([])
  })

  test.each([
    ['cacao butter truffles', 'dairy'],
    ['pumpkin seed butter bar', 'nuts'],
    ['coconut milk drink', 'dairy'],
    ['barre au beurre de cacao', 'dairy'],
    ['tarta de leche de coco', 'dairy'],
    ['butter bean curry', 'dairy'],
    ['butternut squash lasagne', 'dairy'],
    ['Kakaobutter Pralinen', 'dairy'],
    ['buckwheat noodles', 'gluten'],
  ])('%s may have %s', (words, id) => {
    expect(noneFound(words, [id])).toEqual([])
  })

  test.each([
    ['coconut milk', 'dairy'],
    ['organic coconut milk powder', 'dairy'],
    ['unsweetened almond milk', 'dairy'],
    ['refined cocoa butter 12 %', 'dairy'],
    ['shea butter', 'dairy'],
    ['peanut butter', 'dairy'],
    ['butter beans', 'dairy'],
    ['butternut squash', 'dairy'],
    ['nutmeg', 'nuts'],
    ['ground nutmeg', 'nuts'],
    ['eggplant', 'eggs'],
    ['buckwheat', 'gluten'],
    ['Buchweizenmehl', 'gluten'],
    ['water chestnuts', 'nuts'],
    ['cream of tartar', 'dairy'],
    ['emulsifier sunflower lecithin', 'soy'],
    ['zinc sulphate monohydrate', 'sulfites'],
    ['lait de coco biologique', 'dairy'],
    ['geröstete Erdnüsse', 'nuts'],
  ])('%s is still without %s', (words, id) => {
    expect(parseLabel(words).verdicts[id as 'dairy'].answer).toBe('none found')
  })

  test('a part that is listed answers for itself', () => {
    expect(noneFound('coconut milk bar (coconut milk, sugar)', ['nuts'])).toEqual(['nuts'])
  })
})

describe('a line of a recipe is judged as the label is', () => {
  /** Names of our foods that are made of an exception and may have more in them; their lines are open too. */
  const openNames = ['coconut milk drink', 'rice cracker mix', 'pizza dough mix', 'pizza topping sauce']

  test('no other name of a food goes beyond an exception', () => {
    const outgrown = allFoods().flatMap(({ name, aliases, contains, often }) =>
      [name, ...aliases].filter((text) => {
        const { found } = findAllergenMentions(text)
        const open = found.reduce((bits, one) => bits | (one.isOutgrown ? one.maybe : 0), 0)
        return (open & ~allergenBits([...contains, ...often])) !== 0
      }),
    )
    expect(outgrown.toSorted()).toEqual(openNames.toSorted())
  })

  test.each([
    ['200 ml coconut milk drink', 'dairy'],
    ['250 ml rice milk drink', 'dairy'],
    ['1 carton unsweetened almond milk drink', 'dairy'],
    ['50 g rice cracker mix', 'dairy'],
    ['2 cream soda floats', 'dairy'],
    ['100 g royal icing sugar', 'eggs'],
  ])('%s is not known to be free from %s', (text, id) => {
    const { contains, maybe } = classifyLine(toRecipeLine(text))
    expect(allergensIn(contains | maybe)).toContain(id)
    expect(labelVerdict(id as 'dairy', text).answer).not.toBe('none found')
  })

  test.each([
    ['400 ml coconut milk', 'dairy'],
    ['200 ml unsweetened almond milk', 'dairy'],
    ['100 g dairy-free chocolate chips', 'nightshades'],
    ['200 g gluten-free rice noodles', 'eggs'],
    ['150 g flat rice noodles', 'gluten'],
    ['1 king oyster mushroom', 'shellfish'],
  ])('%s is without %s', (text, id) => {
    const { contains, maybe } = classifyLine(toRecipeLine(text))
    expect(allergensIn(contains | maybe)).not.toContain(id)
    expect(labelVerdict(id as 'dairy', text).answer).toBe('none found')
  })
})

describe('the words beside exceptions', () => {
  test('each row has a reason, and none names a thing made of others', () => {
    const words = parseRows(wordsBesideExceptionTable).flatMap(([list = '', reason = '', side]) => {
      expect(reason.length, list).toBeGreaterThan(5)
      return side === 'before' ? [] : list.split(' ')
    })
    expect(things.filter((thing) => words.includes(thing))).toEqual([])
  })

  test('an amount behind is one only with its number', () => {
    expect(isWholeIngredient(tokenizeLabel('peanut butter 1 cup'), { first: 0, after: 2 })).toBe(true)
    expect(isWholeIngredient(tokenizeLabel('1 cup peanut butter'), { first: 2, after: 4 })).toBe(true)
    expect(isWholeIngredient(tokenizeLabel('peanut butter cup'), { first: 0, after: 2 })).toBe(false)
  })

  test('letters around an exception are endings and forms', () => {
    expect(isWholeText('kokosmilchpulver', 0, 10)).toBe(true)
    expect(isWholeText('kokosmilcheis', 0, 10)).toBe(false)
  })
})

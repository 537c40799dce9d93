import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  maxFoodNameLength,
  normalizeText,
  normalizeWords,
  stemKey,
  stemWord,
  toPlural,
  toSingular,
} from './normalize-words'

describe('normalized words', () => {
  test.each([
    ['Crème fraîche', ['creme', 'fraiche']],
    ['Jalapeño', ['jalapeno']],
    ['GRUYÈRE', ['gruyere']],
    ['sun-dried tomatoes', ['sun', 'dried', 'tomatoes']],
    ['half & half', ['half', 'and', 'half']],
    ['half-and-half', ['half', 'and', 'half']],
    ["goat's cheese", ['goats', 'cheese']],
    ['goat’s cheese', ['goats', 'cheese']],
    ["confectioners' sugar", ['confectioners', 'sugar']],
    ['2% milk', ['2%', 'milk']],
    ['ground beef 80/20', ['ground', 'beef', '80', '20']],
    ['  many   spaces ', ['many', 'spaces']],
    ['smørrebrød', ['smorrebrod']],
    ['bœuf', ['boeuf']],
    ['Weißbier', ['weissbier']],
    ['eggs (large)', ['eggs', 'large']],
    ['', []],
    ['   ', []],
    ['!?…', []],
    ['🍅', []],
    ['トマト', ['トマト']],
  ])('of %j are %j', (name, words) => expect(normalizeWords(name)).toEqual(words))

  test('a long text is cut', () => {
    expect(normalizeText('a'.repeat(100_000)).length).toBe(maxFoodNameLength)
  })

  test('normalizing twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (name) => {
        const normalized = normalizeText(name)
        expect(normalizeText(normalized)).toBe(normalized.slice(0, maxFoodNameLength).trim())
      }),
    )
  })
})

describe('singular', () => {
  test.each([
    ['tomatoes', 'tomato'],
    ['potatoes', 'potato'],
    ['mangoes', 'mango'],
    ['avocados', 'avocado'],
    ['leaves', 'leaf'],
    ['loaves', 'loaf'],
    ['knives', 'knife'],
    ['halves', 'half'],
    ['olives', 'olive'],
    ['chives', 'chive'],
    ['cloves', 'clove'],
    ['endives', 'endive'],
    ['berries', 'berry'],
    ['cherries', 'cherry'],
    ['anchovies', 'anchovy'],
    ['cookies', 'cookie'],
    ['brownies', 'brownie'],
    ['pies', 'pie'],
    ['radishes', 'radish'],
    ['peaches', 'peach'],
    ['quiches', 'quiche'],
    ['boxes', 'box'],
    ['cheeses', 'cheese'],
    ['glasses', 'glass'],
    ['peas', 'pea'],
    ['pears', 'pear'],
    ['eggs', 'egg'],
    ['hummus', 'hummus'],
    ['asparagus', 'asparagus'],
    ['couscous', 'couscous'],
    ['molasses', 'molasses'],
    ['bass', 'bass'],
    ['watercress', 'watercress'],
    ['swiss', 'swiss'],
    ['gas', 'gas'],
    ['pois', 'pois'],
    ['cassis', 'cassis'],
    ['kiwis', 'kiwi'],
    ['egg', 'egg'],
    ['s', 's'],
    ['', ''],
  ])('of %s is %s', (many, one) => expect(toSingular(many)).toBe(one))
})

describe('plural', () => {
  test.each([
    ['tomato', 'tomatoes'],
    ['potato', 'potatoes'],
    ['avocado', 'avocados'],
    ['leaf', 'leaves'],
    ['loaf', 'loaves'],
    ['berry', 'berries'],
    ['turkey', 'turkeys'],
    ['radish', 'radishes'],
    ['peach', 'peaches'],
    ['box', 'boxes'],
    ['egg', 'eggs'],
    ['cup', 'cups'],
    ['fish', 'fish'],
    ['cookie', 'cookies'],
    ['hummus', 'hummus'],
  ])('of %s are %s', (one, many) => {
    expect(toPlural(one)).toBe(many)
    expect(toSingular(many)).toBe(one)
  })
})

describe('the stem of a word', () => {
  test.each([
    [['chili', 'chilli', 'chile', 'chilies', 'chillies', 'chiles', 'chilis']],
    [['yogurt', 'yoghurt', 'yoghurts', 'yogourt']],
    [['fillet', 'fillets', 'filet', 'filets']],
    [['whisky', 'whiskey']],
    [['tinned', 'canned']],
    [['flavour', 'flavors']],
    [['soya', 'soy']],
    [['brioche', 'brioches']],
    [['cookie', 'cookies']],
    [['dhal', 'dal', 'daal']],
  ])('is the same for %j', (spellings) => {
    expect(new Set(spellings.map(stemWord)).size).toBe(1)
  })

  test.each([
    ['leek', 'leaf'],
    ['peas', 'pears'],
    ['clove', 'clover'],
    ['bass', 'basil'],
    ['lime', 'limes x'],
  ])('keeps %s and %s apart', (one, other) => expect(stemWord(one)).not.toBe(stemWord(other)))

  test('is the stem of itself, and the cache is limited', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,12}$/), (word) => {
        expect(stemWord(word)).toBe(stemWord(word))
        expect(stemWord(word).length).toBeLessThanOrEqual(word.length + 5)
      }),
    )
    for (let at = 0; at < 25_000; at += 1) stemWord(`word${at}`)
    expect(stemWord('tomatoes')).toBe('tomato')
  })
})

test('a name has one key in singular, plural, any case and accent', () => {
  expect(stemKey('Cherry Tomatoes')).toBe(stemKey('cherry-tomato'))
  expect(stemKey('Jalapeños')).toBe(stemKey('jalapeno'))
  expect(stemKey('')).toBe('')
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { correctSpelling, createSpellingIndex, editDistance, isFuzzyPrefix } from './spelling'

const larder = [
  ...['spinach', 'broccoli', 'zucchini', 'mozzarella', 'parmesan', 'cauliflower', 'cinnamon', 'paprika'],
  ...['leek', 'leaf', 'pea', 'pear', 'peach', 'plum', 'prune', 'prawn', 'bread', 'cream', 'bream', 'steak'],
  ...['carrot', 'parrot', 'strawberry', 'raspberry', 'turmeric', 'banana', 'lettuce', 'onion', 'orange'],
]
const book = createSpellingIndex(larder)

describe('a misspelt word', () => {
  test.each([
    ['spinich', 'spinach', 'a wrong vowel'],
    ['spinnach', 'spinach', 'a doubled letter'],
    ['spinac', 'spinach', 'a missing letter'],
    ['sipnach', 'spinach', 'two letters swapped'],
    ['brocoli', 'broccoli', 'an undoubled letter'],
    ['brocolli', 'broccoli', 'two slips in a long word'],
    ['zuchinni', 'zucchini', 'two slips in a long word'],
    ['mozarella', 'mozzarella', 'an undoubled letter'],
    ['parmasan', 'parmesan', 'a wrong vowel'],
    ['cauliflour', 'cauliflower', 'spelled by ear'],
    ['cinamon', 'cinnamon', 'an undoubled letter'],
    ['paprkia', 'paprika', 'two letters swapped'],
    ['strawbery', 'strawberry', 'an undoubled letter'],
    ['tumeric', 'turmeric', 'a swallowed letter'],
    ['bananna', 'banana', 'a doubled letter'],
    ['letuce', 'lettuce', 'an undoubled letter'],
    ['ornage', 'orange', 'two letters swapped'],
    ['parmesen', 'parmesan', 'a wrong vowel'],
    ['banenna', 'banana', 'two usual slips in seven letters'],
    ['oinon', 'onion', 'two letters swapped'],
    ['roccoli', 'broccoli', 'a slip on the first letter'],
  ])('%s is %s: %s', (word, meant) => expect(correctSpelling(book, word)?.word).toBe(meant))

  test.each([
    ['leef', 'short words are never guessed'],
    ['peer', 'short words are never guessed'],
    ['pair', 'short words are never guessed'],
    ['brea', 'short words are never guessed'],
    ['bream', 'it is a word of its own'],
    ['peach', 'it is a word of its own'],
    ['chocolate', 'nothing is near'],
    ['spnch', 'two slips in a short word'],
    ['bxnaxas', 'two strange slips in seven letters'],
    ['h2ospinach', 'no word has digits'],
    ['xarrot', 'two words are equally near'],
    ['', 'it is empty'],
    ['z'.repeat(10_000), 'no word is that long'],
  ])('%s has no correction: %s', (word) => expect(correctSpelling(book, word)).toBeUndefined())

  test('has the edit distance and whether the errors are typical', () => {
    expect(correctSpelling(book, 'mozarella')).toEqual({ word: 'mozzarella', slips: 1, usual: true })
    expect(correctSpelling(book, 'brocolli')).toEqual({ word: 'broccoli', slips: 2, usual: true })
    expect(correctSpelling(book, 'turmerik')).toEqual({ word: 'turmeric', slips: 1, usual: false })
  })

  test('with one error is found whatever its letters are, unless another word is as near', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyzéß']
    const edits = fc.tuple(fc.constantFrom(...larder), fc.nat(30), fc.constantFrom(...letters), fc.nat(2))
    fc.assert(
      fc.property(edits, ([word, place, letter, kind]) => {
        const at = 1 + (place % (word.length - 1))
        const rest = word.slice(kind === 0 ? at : at + 1)
        const slip = `${word.slice(0, at)}${kind === 2 ? '' : letter}${rest}`
        fc.pre(slip.length > 4 && word.length > 4 && !larder.includes(slip))
        fc.pre(larder.filter((other) => editDistance(slip, other, 2) <= 2).length === 1)
        expect(correctSpelling(book, slip)?.word).toBe(word)
      }),
    )
  })

  test('is never corrected if it is in the index', () => {
    fc.assert(
      fc.property(fc.constantFrom(...larder), (word) => {
        expect(correctSpelling(book, word)).toBeUndefined()
      }),
    )
  })

  test('is corrected after one swap inside a long word, or unchanged', () => {
    const long = larder.filter((word) => word.length > 6)
    fc.assert(
      fc.property(fc.constantFrom(...long), fc.nat({ max: 20 }), (word, place) => {
        const at = 1 + (place % (word.length - 3))
        const swapped = `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`
        expect([word, undefined]).toContain(swapped === word ? word : correctSpelling(book, swapped)?.word)
      }),
    )
  })
})

describe('edit distance', () => {
  test.each([
    ['egg', 'egg', 0],
    ['egg', 'eggs', 1],
    ['egg', 'gge', 2],
    ['paprkia', 'paprika', 1],
    ['kitten', 'sitting', 3],
    ['', 'egg', 3],
    ['egg', '', 3],
    ['', '', 0],
  ])('%j and %j: %i', (a, b, slips) => expect(editDistance(a, b, 5)).toBe(slips))

  test('stops at the maximum', () => {
    expect(editDistance('spinach', 'mozzarella', 2)).toBe(3)
    expect(editDistance('a'.repeat(40), 'b'.repeat(40), 2)).toBe(3)
    expect(editDistance('a'.repeat(40), 'a'.repeat(40), 2)).toBe(0)
  })

  test('is symmetric', () => {
    const word = fc.stringMatching(/^[a-d]{0,8}$/)
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b, 9)).toBe(editDistance(b, a, 9))
      }),
    )
  })

  test('grows by at most one with an added letter', () => {
    const word = fc.stringMatching(/^[a-d]{0,8}$/)
    fc.assert(
      fc.property(word, word, fc.constantFrom('a', 'b'), (a, b, letter) => {
        expect(Math.abs(editDistance(a + letter, b, 20) - editDistance(a, b, 20))).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('a fuzzy prefix', () => {
  test.each([
    ['brocol', 'broccoli', true],
    ['avacad', 'avocado', true],
    ['spnia', 'spinach', true],
    ['spin', 'spinach', true],
    ['psin', 'spinach', true],
    ['sppin', 'spinach', true],
    ['xyz', 'spinach', false],
    ['spoon', 'spinach', false],
    ['spinachs', 'spinach', true],
    ['spinachery', 'spinach', false],
    ['', 'spinach', true],
  ])('%j is a prefix of %s: %s', (start, word, yes) => expect(isFuzzyPrefix(start, word)).toBe(yes))
})

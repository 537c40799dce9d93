import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allFoods } from '../food/food'
import { parseIngredient } from '../ingredient/ingredient'
import { findAllergenMentions } from '../label/find-allergen-mentions'
import { classifyLine } from '../verdict/classify-line'
import { findLineDoubt } from './doubtful-line'
import { keepsAllergenMentions, suggestLineFixes } from './line-fixes'
import { linkIngredient, toRecipeLine } from './recipe-line'

const fixes = (line: string) => {
  const ingredient = parseIngredient(line)
  return suggestLineFixes(line, ingredient, linkIngredient(ingredient))
}

describe('suggestions', () => {
  test('require a nearly identical name', () => {
    for (const line of ['4 foo bars', '2 zorgles', '200 g florp']) expect(fixes(line)).toEqual([])
  })

  test('do not cross languages', () => {
    for (const line of ['2 Eier', '200g Mehl', '100 g noisettes', '2 huevos'])
      expect(fixes(line).map(({ line: fixed }) => fixed)).toEqual([])
  })
})

describe('a fix is never safer than its line', () => {
  test.each([
    ['2 eggs and 1 cup milk', ['2 eggs', '1 cup milk'], true],
    ['2 eggs and 1 cup milk', ['2 eggs'], false],
    ['2 Eier', ['2 energy balls'], false],
    ['200g Butter', ['200g olive oil'], false],
    ['salt and pepper', ['salt', 'pepper'], true],
    ['For the sauce:', [], true],
  ])('%s → %j: %s', (line, instead, is) => {
    expect(keepsAllergenMentions(line, instead)).toBe(is)
  })

  test.each(['2 dasi', '200 g wne vinegar', '200 ml bottled cam juice'])(
    '%s may be a food with another allergen',
    (line) => {
      expect(fixes(line)).toEqual([])
    },
  )

  test('keeps what the misspelt food contains', () => {
    const lost: string[] = []
    for (const { id, name, aliases, contains } of allFoods()) {
      if (contains.length === 0) continue
      for (const one of [name, ...aliases].slice(0, 1)) {
        const middle = Math.floor(one.length / 2)
        const { instead } = findLineDoubt(`200 g ${one.slice(0, middle)}${one.slice(middle + 1)}`) ?? {}
        if (!instead) continue
        const truth = classifyLine({ text: name, foodId: id }).contains
        const kept = instead.reduce((bits, text) => {
          const reading = classifyLine(toRecipeLine(text))
          return bits | reading.contains | reading.maybe
        }, 0)
        if ((truth & ~kept) !== 0) lost.push(`${one}: ${instead.join(', ')}`)
      }
    }
    expect(lost).toEqual([])
  })

  test('for any misspelt line', () => {
    const names = allFoods().flatMap(({ name, aliases }) => [name, ...aliases])
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.nat(),
        fc.constantFrom('x', 'q', 'n', ''),
        (name, at, letter) => {
          const slip = at % name.length
          const line = `2 ${name.slice(0, slip)}${letter}${name.slice(slip + 1)}`
          const { instead } = findLineDoubt(line) ?? {}
          if (!instead) return
          const named = findAllergenMentions(line).found.reduce((bits, { contains }) => bits | contains, 0)
          const kept = instead.reduce((bits, one) => {
            const { contains, maybe } = classifyLine(toRecipeLine(one))
            return bits | contains | maybe
          }, 0)
          expect(named & ~kept, line).toBe(0)
        },
      ),
    )
  })

  test('until the cook decides, the words of the line count beside the linked food', () => {
    const bits = findAllergenMentions('2 Eier').found.reduce((sum, { contains }) => sum | contains, 0)
    expect(classifyLine({ text: '2 Eier', foodId: 'energy-balls' }).contains & bits).toBe(bits)
    expect(classifyLine({ text: '3 œufs', foodId: 'apple' }).contains & bits).toBe(bits)
    expect(classifyLine({ text: '2 яйца', foodId: 'apple' }).contains & bits).toBe(bits)
  })
})

import { describe, expect, test } from 'vitest'
import { recognisedFoodTable, sameThingTable } from '../data/foods/recognised-foods'
import { allergens, allergenVerdict } from '../diet/allergen-verdict'
import { parseList, parseRows } from '../fact-table'
import { isSameThing, offerThreshold, toOfferedFoods } from './offered-foods'
import { recallFoods } from './recall-foods'
import { findRecognisedFood } from './recognised-food'
import { rerankGuesses } from './rerank-guesses'

const offers = (...guesses: [string, number][]) =>
  toOfferedFoods(rerankGuesses(guesses.map(([label, confidence]) => ({ label, confidence })))).map(
    ({ name, confidence }) => [name, Math.round(confidence * 100)],
  )
const groups = sameThingTable
  .trim()
  .split('\n')
  .map((row) => parseList(row))
const labels = parseRows(recognisedFoodTable).map(([label = '']) => label)

describe('what a cook is asked about', () => {
  test('no food that looked different before is offered, however many were taught', () => {
    const taught = ['whole-milk', 'potato', 'onion'].map((foodId, at) => ({
      foodId,
      similarity: 0.2 / 2 ** at,
    }))
    const egg = rerankGuesses([{ label: 'egg', confidence: 0.4 }])
    expect(toOfferedFoods(recallFoods(egg, taught)).map(({ name }) => name)).toEqual(['Eggs'])
    const milk = toOfferedFoods(recallFoods(egg, [{ foodId: 'whole-milk', similarity: 0.6 }]))
    expect(milk.map(({ name }) => name)).toEqual(['Eggs', 'Milk'])
  })

  test('what corrections weakened below the floor is offered no more', () => {
    const guesses = [
      { label: 'lemon', confidence: 0.5 },
      { label: 'lime', confidence: 0.04 },
    ]
    const often = [{ foodId: 'lemon', times: 6 }]
    expect(toOfferedFoods(rerankGuesses(guesses))).toHaveLength(2)
    expect(toOfferedFoods(rerankGuesses(guesses, often)).map(({ name }) => name)).toEqual(['Lemon'])
  })

  test('the first is kept, however doubtful; what is offered beside any label has the floor', () => {
    expect(offers(['lemon', 0.02], ['lime', 0.01])).toEqual([['Lemon', 2]])
    for (const label of labels) {
      const weaker = labels.filter((other) => other !== label).map((other): [string, number] => [other, 0.01])
      for (const [, confidence = 0] of offers([label, 0.5], ...weaker).slice(1))
        expect(Number(confidence)).toBeGreaterThanOrEqual(offerThreshold * 100)
    }
  })

  test('one thing has one name, the likelier', () => {
    expect(offers(['spaghetti', 0.5], ['noodles', 0.2], ['pasta', 0.1])).toEqual([['Spaghetti', 80]])
    expect(offers(['noodles', 0.4], ['bread', 0.3], ['instant-noodles', 0.2])).toEqual([
      ['Noodles', 60],
      ['Bread', 30],
    ])
    expect(offers(['nectarine', 0.5], ['peach', 0.3])).toHaveLength(2)
    expect(offers(['instant-noodles', 0.5], ['pasta', 0.3])).toHaveLength(2)
  })

  test('a food of theirs without a label counts as its label', () => {
    const spaghetti = { name: 'Spaghetti', foodId: 'dry-pasta', label: 'spaghetti', confidence: 0.5 }
    expect(isSameThing(spaghetti, { name: 'Noodles', foodId: 'egg-noodles', confidence: 0.3 })).toBe(true)
    expect(isSameThing(spaghetti, { name: 'Rice', foodId: 'white-rice', confidence: 0.3 })).toBe(false)
    const tins = ['Aunt Eva’s tin', 'Uncle Tom’s tin'].map((name) => ({ name, confidence: 0.1 }))
    expect(toOfferedFoods(tins)).toEqual(tins)
  })
})

describe('the names of one thing', () => {
  test('are labels of the recogniser', () => {
    for (const label of groups.flat()) expect(labels).toContain(label)
  })

  test('never hide an allergen: what one contains no other is said to be free of', () => {
    for (const group of groups)
      for (const { id: allergen } of allergens) {
        const answers = group.map((label) => {
          const { foodId, name = label } = findRecognisedFood(label) ?? {}
          return allergenVerdict(allergen, [{ text: name, ...(foodId && { foodId }) }]).answer
        })
        if (answers.includes('contains')) expect(answers).not.toContain('none found')
      }
  })
})

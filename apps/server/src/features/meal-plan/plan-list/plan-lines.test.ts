import type { PlanShortfall } from '@larder/contract/meal-plan'
import type { Day } from '@larder/kitchen/date/day'
import { isTicked, type MergeableLine, newLine, tickLine } from '@larder/kitchen/shopping/shared-list'
import { expect, test } from 'vitest'
import { findLineFood } from '../../../food-text/food-text-task'
import { type PlanLinesInput, toPlanLineChanges } from './plan-lines'

const today = '2026-11-15' as Day
let born = 0

function aLine(text: string, { plan = false, list = 'main', bought = false } = {}): MergeableLine {
  const stamp = { at: ++born, by: 'phone' }
  const line = newLine(`line ${born}`, { text, ...(plan && { plan: true, for: [] }) }, list, stamp)
  return bought ? tickLine(line, 'phone', {}) : line
}

const plans = (text: string, more = {}) => aLine(text, { plan: true, ...more })

function lack(text: string, key = text): PlanShortfall {
  return { key, text, for: [], about: false }
}

function planned(lacks: string[], lines: MergeableLine[], given: Partial<PlanLinesInput> = {}) {
  const {
    added: fresh,
    reworded: other,
    removed: over,
  } = toPlanLineChanges({
    lacks: lacks.map((text) => lack(text)),
    lines: lines.map((state) => ({ state, foodId: findLineFood(state.words.value.text) ?? null })),
    lists: new Set(['main', 'market']),
    list: 'main',
    today,
    ...given,
  })
  return {
    fresh: fresh.map(({ text }) => text),
    other: other.map(({ line, words }) => `${line.words.value.text} → ${words.text}`),
    over: over.map(({ words }) => words.value.text),
  }
}

test('new items are added, existing ones reworded, unneeded ones removed', () => {
  expect(planned(['250 g flour', '2 lemons'], [plans('500 g flour'), plans('1 kg rice')])).toEqual({
    fresh: ['2 lemons'],
    other: ['500 g flour → 250 g flour'],
    over: ['1 kg rice'],
  })
  expect(planned([], [plans('1 kg rice'), plans('whatsits')]).over).toEqual(['1 kg rice', 'whatsits'])
})

test('a line keeps its identity, also in another measure and beside others of its food', () => {
  expect(planned(['1 kg flour'], [plans('2 lemons'), plans('3 cups flour')]).other).toEqual([
    '3 cups flour → 1 kg flour',
  ])
  const both = [plans('2 sprigs thyme'), plans('100 g thyme')]
  expect(planned(['100 g thyme'], both)).toMatchObject({
    other: ['100 g thyme → 100 g thyme'],
    over: ['2 sprigs thyme'],
  })
  expect(planned(['3 whatsits'], [plans('5 Whatsits')]).other).toEqual(['5 Whatsits → 3 whatsits'])
})

test.each([
  ['written by hand in the same measure', ['250 g flour'], ['250 g flour'], []],
  ['a part of it', ['750 g flour'], ['0.25 kg flour'], ['500 g flour']],
  ['across cups and grams, but for a crumb', ['252 g flour'], ['2 cups flour'], []],
  ['more than is lacking', ['250 g flour'], ['1 kg flour'], []],
  ['some of it for some', ['parsley'], ['parsley'], []],
  ['one where no amount is written', ['3 lemons'], ['lemon'], ['2 lemons']],
  ['a carton where no amount is written', ['2 l milk'], ['milk'], ['1 l milk']],
  ['nothing where nobody can compare', ['200 g kale'], ['2 fistfuls kale'], ['200 g kale']],
  ['of something nobody knows', ['3 whatsits'], ['1 whatsits'], ['2 whatsits']],
  ['of something else', ['250 g flour'], ['250 g sugar'], ['250 g flour']],
])('what is listed already is not added again: %s', (_, lacks, byHand, fresh) => {
  const lines = byHand.map((text) => aLine(text))
  expect(planned(lacks, lines)).toEqual({ fresh, other: [], over: [] })
})

test('ticked lines count as bought and keep tick and text', () => {
  const flour = plans('250 g flour', { bought: true })
  expect(planned(['250 g flour'], [flour])).toEqual({ fresh: [], other: [], over: [] })
  expect(planned(['400 g flour'], [flour])).toEqual({ fresh: ['150 g flour'], other: [], over: [] })
  expect(planned([], [flour])).toEqual({ fresh: [], other: [], over: [] })
  expect(isTicked(flour)).toBe(true)
})

test('lines of other lists stay, and those of a removed list are on the main one', () => {
  const onMarket = plans('250 g flour', { list: 'market' })
  expect(planned(['250 g flour'], [onMarket])).toEqual({ fresh: [], other: [], over: [] })
  expect(planned([], [onMarket], { list: 'market' }).over).toEqual(['250 g flour'])
  expect(planned([], [plans('2 lemons', { list: 'gone' })]).over).toEqual(['2 lemons'])
})

test('is idempotent', () => {
  const lacks = ['250 g flour', '3 lemons', '2 bunches parsley', 'salt flakes', '5 whatsits']
  const byHand = [aLine('1 lemon'), aLine('100 g flour'), plans('2 whatsits', { bought: true })]
  const first = planned(lacks, byHand)
  expect(first.fresh).toHaveLength(5)
  const after = [...byHand, ...first.fresh.map((text) => plans(text))]
  const again = planned(lacks, after)
  expect([again.fresh, again.over]).toEqual([[], []])
  for (const change of again.other) {
    const [was, is] = change.split(' → ')
    expect(was).toBe(is)
  }
})

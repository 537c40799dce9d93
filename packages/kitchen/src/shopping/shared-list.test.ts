import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  compareByCreation,
  editLine,
  highestCounter,
  isLaterTimestamp,
  isListed,
  isSameState,
  isTicked,
  type MergeableLine,
  type MergeableName,
  mainList,
  markPutAway,
  mergeLines,
  mergeNames,
  moveLine,
  newLine,
  nextTimestamp,
  removeLine,
  tickLine,
  untickLine,
} from './shared-list'

const at = (count: number, by = 'a') => ({ at: count, by })
const milk = newLine('milk', { text: 'Milk' }, mainList, at(1))
const now = { at: '2026-11-15T10:00:00.000Z' }

describe('one device', () => {
  test('a new line is at the end, unticked', () => {
    expect(isListed(milk)).toBe(true)
    expect(isTicked(milk)).toBe(false)
    const bread = newLine('bread', { text: 'Bread' }, mainList, nextTimestamp(highestCounter(milk), 'a'))
    expect([bread, milk].toSorted(compareByCreation).map(({ id }) => id)).toEqual(['milk', 'bread'])
  })

  test('ticked, unticked, and ticked again', () => {
    const once = tickLine(milk, 'a', { ...now, store: 'corner' })
    expect(isTicked(once)).toBe(true)
    expect(once.ticks.a).toEqual({ count: 1, at: now.at, store: 'corner' })
    expect(tickLine(once, 'a', now)).toBe(once)
    const back = untickLine(once)
    expect(isTicked(back)).toBe(false)
    expect(untickLine(back)).toBe(back)
    expect(isTicked(tickLine(back, 'a', now))).toBe(true)
  })

  test('removed and restored, edited, moved, put away', () => {
    expect(isListed(removeLine(milk, true, at(2)))).toBe(false)
    expect(isListed(removeLine(removeLine(milk, true, at(2)), false, at(3)))).toBe(true)
    expect(editLine(milk, { text: '2 l milk' }, at(2)).words.value.text).toBe('2 l milk')
    expect(moveLine(milk, 'market', at(2)).list.value).toBe('market')
    expect(isListed(markPutAway(tickLine(milk, 'a', now), true, at(2)))).toBe(false)
    expect(isListed(markPutAway(markPutAway(milk, true, at(2)), false, at(3)))).toBe(true)
  })

  test('returns the highest count seen', () => {
    expect(
      highestCounter(
        markPutAway(
          removeLine(moveLine(editLine(milk, { text: 'm' }, at(2)), 'x', at(5)), true, at(4)),
          true,
          at(3),
        ),
      ),
    ).toBe(5)
  })
})

describe('two devices', () => {
  test('both tick: ticked once, and a device that saw both unticks both', () => {
    const both = mergeLines(tickLine(milk, 'a', now), tickLine(milk, 'b', now))
    expect(isTicked(both)).toBe(true)
    expect(isTicked(untickLine(both))).toBe(false)
  })

  test('an unseen tick is not unticked', () => {
    const a = untickLine(tickLine(milk, 'a', now))
    const b = tickLine(milk, 'b', now)
    expect(isTicked(mergeLines(a, b))).toBe(true)
  })

  test('a tick unticked by another device that saw it stays unticked', () => {
    const mine = tickLine(milk, 'a', now)
    expect(isTicked(mergeLines(mine, untickLine(mine)))).toBe(false)
  })

  test('an old untick does not undo a newer tick', () => {
    const first = tickLine(milk, 'a', now)
    const lateUntick = untickLine(first)
    const again = tickLine(untickLine(first), 'a', now)
    expect(isTicked(mergeLines(lateUntick, again))).toBe(true)
  })

  test('removed here and ticked there: it is there, ticked; if the tick was seen, it is gone', () => {
    const bought = tickLine(milk, 'b', now)
    const merged = mergeLines(removeLine(milk, true, at(2)), bought)
    expect(isListed(merged)).toBe(true)
    expect(isTicked(merged)).toBe(true)
    expect(isListed(removeLine(bought, true, at(2)))).toBe(false)
  })

  test('an edit does not change ticks', () => {
    const edited = editLine(milk, { text: '2 milk' }, at(2, 'b'))
    const merged = mergeLines(tickLine(milk, 'a', now), edited)
    expect([merged.words.value.text, isTicked(merged)]).toEqual(['2 milk', true])
  })

  test('the later of two values wins; concurrent ones resolve the same on both', () => {
    const [a, b] = [editLine(milk, { text: 'A' }, at(2, 'a')), editLine(milk, { text: 'B' }, at(2, 'b'))]
    expect(mergeLines(a, b).words.value.text).toBe('B')
    expect(mergeLines(b, a).words.value.text).toBe('B')
    expect(isLaterTimestamp(at(3, 'a'), at(2, 'b'))).toBe(true)
  })

  test('names of lists and stores', () => {
    const market: MergeableName = {
      id: 'm',
      kind: 'store',
      born: at(1),
      name: { value: 'Market', stamp: at(1) },
    }
    const renamed = { ...market, name: { value: 'Farmers’ market', stamp: at(2, 'b') } }
    const gone = { ...market, off: { value: true, stamp: at(2, 'a') } }
    expect(mergeNames(renamed, gone)).toEqual({ ...renamed, off: gone.off })
    expect(isSameState(mergeNames(renamed, gone), mergeNames(gone, renamed))).toBe(true)
  })
})

/** Any state that two devices could have, including invalid ones. */
const stamps = fc.record({ at: fc.integer({ min: 0, max: 4 }), by: fc.constantFrom('a', 'b', 'server') })
const lines: fc.Arbitrary<MergeableLine> = fc
  .record(
    {
      id: fc.constant('milk'),
      born: stamps,
      words: fc.record({
        value: fc.record(
          {
            text: fc.constantFrom('Milk', '2 milk'),
            check: fc.constant(true),
            leaves: fc.constantFrom('leaves 250 ml', 'leaves 500 ml'),
          },
          { requiredKeys: ['text'] },
        ),
        stamp: stamps,
      }),
      list: fc.record({ value: fc.constantFrom('main', 'market'), stamp: stamps }),
      ticks: fc.dictionary(
        fc.constantFrom('a', 'b', 'c'),
        fc.record(
          { count: fc.integer({ min: 0, max: 5 }), at: fc.constantFrom(now.at) },
          { requiredKeys: ['count'] },
        ),
      ),
      off: fc.record({
        value: fc.boolean(),
        stamp: stamps,
        seen: fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 0, max: 5 })),
      }),
      away: fc.record({ value: fc.boolean(), stamp: stamps }),
    },
    { requiredKeys: ['id', 'born', 'words', 'list', 'ticks'] },
  )
  // A dictionary of fast-check has no prototype.
  .map((line) => JSON.parse(JSON.stringify(line)) as MergeableLine)

describe('for any state of the devices', () => {
  test('merging is commutative', () => {
    fc.assert(fc.property(lines, lines, (a, b) => isSameState(mergeLines(a, b), mergeLines(b, a))))
  })

  test('merging is associative', () => {
    fc.assert(
      fc.property(lines, lines, lines, (a, b, c) =>
        isSameState(mergeLines(mergeLines(a, b), c), mergeLines(a, mergeLines(b, c))),
      ),
    )
  })

  test('merging is idempotent', () => {
    fc.assert(
      fc.property(lines, lines, (a, b) => {
        const both = mergeLines(a, b)
        return isSameState(mergeLines(both, a), both) && isSameState(mergeLines(both, both), both)
      }),
    )
  })
})

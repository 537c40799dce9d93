import {
  isListed,
  isTicked,
  type MergeableLine,
  mainList,
  newLine,
  type Ticks,
} from '@larder/kitchen/shopping/shared-list'
import { describe, expect, test } from 'vitest'
import { rewordEdit, setRemovedEdit, tickEdit, untickEdit } from './list-edits'
import { createEditDraft, type ListEdit } from './replica-state'

const at = '2026-11-15T10:00:00.000Z'
const milk = newLine('milk', { text: 'Milk' }, mainList, { at: 1, by: 'other' })

/** The line once an edit is written on it as it is in the database by then. */
function after(edit: ListEdit, line: MergeableLine): MergeableLine {
  const kept = { id: line.id, line, waiting: false, told: true }
  const book = { device: 'own', count: 7, edition: 1 }
  const page = createEditDraft({ book, lines: new Map([[line.id, kept]]), names: new Map() })
  edit.apply(page)
  return page.line(line.id)?.line ?? line
}
const withTicks = (ticks: Ticks): MergeableLine => ({ ...milk, ticks })
const saw = (ticks: Ticks) => () => ticks

describe('between what is seen and what is written, word of others arrives', () => {
  test('a tick counts on from the browser’s own last one, also when another tab made and took it back', () => {
    const line = after(tickEdit(['milk'], saw({}), at, undefined), withTicks({ own: { count: 2 } }))
    expect(line.ticks.own).toEqual({ count: 3, at })
  })

  test('a tick is made where nobody’s was seen, and where somebody’s was there is no need', () => {
    const others = { other: { count: 1, at } }
    const unseen = after(tickEdit(['milk'], saw({}), at, 'corner'), withTicks(others))
    expect(unseen.ticks).toEqual({ ...others, own: { count: 1, at, store: 'corner' } })
    expect(after(tickEdit(['milk'], saw(others), at, undefined), withTicks(others)).ticks).toEqual(others)
  })

  test('only the ticks that were seen are taken back', () => {
    const seen = { own: { count: 1 }, other: { count: 1 } }
    const now = { own: { count: 1 }, other: { count: 3 }, third: { count: 1 } }
    const line = after(untickEdit(['milk'], saw(seen)), withTicks(now))
    expect(line.ticks).toEqual({ ...now, own: { count: 2 } })
    expect(isTicked(line)).toBe(true)
    expect(after(untickEdit(['milk'], saw({})), withTicks(now)).ticks).toEqual(now)
  })

  test('what is taken off while somebody buys it unseen stays, bought', () => {
    const bought = withTicks({ other: { count: 1, at } })
    expect(isListed(after(setRemovedEdit(['milk'], saw({}), true), bought))).toBe(true)
    expect(isListed(after(setRemovedEdit(['milk'], saw(bought.ticks), true), bought))).toBe(false)
  })
})

test('what is written anew is the cook’s own, and still for the same dishes', () => {
  const dishes = [{ recipeId: 7, title: 'Pancakes' }]
  const value = { text: 'Milk', plan: true, for: dishes }
  const planned = { ...milk, words: { ...milk.words, value } }
  expect(after(rewordEdit('milk', '2 l milk'), planned).words).toEqual({
    value: { text: '2 l milk', for: dishes },
    stamp: { at: 8, by: 'own' },
  })
  expect(after(rewordEdit('milk', 'Milk'), planned)).toBe(planned)
})

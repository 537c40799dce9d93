import {
  isListed,
  isTicked,
  type MergeableLine,
  mainList,
  newLine,
  type Ticks,
} from '@larder/kitchen/shopping/shared-list'
import { applyEdits } from '@larder/sync/documents/document'
import { describe, expect, test } from 'vitest'
import { isLine, type ListDocument, type ListEdit, lineKey, listRules } from './list-documents'
import { rewordEdit, setRemovedEdit, tickEdit, untickEdit } from './list-edits'

const at = '2026-11-15T10:00:00.000Z'
const milk = newLine('milk', { text: 'Milk' }, mainList, { at: 1, by: 'other' })

/** Applies an edit to a line as it is in the database by then. */
function applyEdit(edit: ListEdit, line: MergeableLine): MergeableLine {
  const stored = { id: line.id, line, waiting: false, told: true }
  const metadata = { device: 'own', count: 7, edition: 1 }
  const base = { metadata, documents: new Map<string, ListDocument>([[lineKey(line.id), stored]]) }
  const edited = applyEdits(base, [edit], listRules).state.documents.get(lineKey(line.id))
  return isLine(edited) ? edited.line : line
}
const withTicks = (ticks: Ticks): MergeableLine => ({ ...milk, ticks })
const saw = (ticks: Ticks) => () => ticks

describe('changes of others arrive between display and write', () => {
  test('a tick continues from the browser’s own last count, also when another tab ticked and unticked', () => {
    const line = applyEdit(tickEdit(['milk'], saw({}), at, undefined), withTicks({ own: { count: 2 } }))
    expect(line.ticks.own).toEqual({ count: 3, at })
  })

  test('a tick is added if none was seen, and not if another’s was seen', () => {
    const others = { other: { count: 1, at } }
    const unseen = applyEdit(tickEdit(['milk'], saw({}), at, 'corner'), withTicks(others))
    expect(unseen.ticks).toEqual({ ...others, own: { count: 1, at, store: 'corner' } })
    expect(applyEdit(tickEdit(['milk'], saw(others), at, undefined), withTicks(others)).ticks).toEqual(others)
  })

  test('only seen ticks are undone', () => {
    const seen = { own: { count: 1 }, other: { count: 1 } }
    const now = { own: { count: 1 }, other: { count: 3 }, third: { count: 1 } }
    const line = applyEdit(untickEdit(['milk'], saw(seen)), withTicks(now))
    expect(line.ticks).toEqual({ ...now, own: { count: 2 } })
    expect(isTicked(line)).toBe(true)
    expect(applyEdit(untickEdit(['milk'], saw({})), withTicks(now)).ticks).toEqual(now)
  })

  test('a line removed while another device ticks it unseen stays ticked', () => {
    const bought = withTicks({ other: { count: 1, at } })
    expect(isListed(applyEdit(setRemovedEdit(['milk'], saw({}), true), bought))).toBe(true)
    expect(isListed(applyEdit(setRemovedEdit(['milk'], saw(bought.ticks), true), bought))).toBe(false)
  })
})

test('a reworded line belongs to the cook and keeps its dishes', () => {
  const dishes = [{ recipeId: 7, title: 'Pancakes' }]
  const value = { text: 'Milk', plan: true, for: dishes }
  const planned = { ...milk, words: { ...milk.words, value } }
  expect(applyEdit(rewordEdit('milk', '2 l milk'), planned).words).toEqual({
    value: { text: '2 l milk', for: dishes },
    stamp: { at: 8, by: 'own' },
  })
  expect(applyEdit(rewordEdit('milk', 'Milk'), planned)).toBe(planned)
})

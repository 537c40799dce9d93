import {
  isListed,
  isSameState,
  type MergeableLine,
  type MergeableName,
  mergeLines,
  mergeNames,
} from '@larder/kitchen/shopping/shared-list'
import type { ListSyncRequest, ListSyncResponse } from '../../api/shopping-list/list-documents'

interface Row<State> {
  readonly state: State
  readonly revision: number
}

/** A server that merges by the kitchen's rules, with revisions and paged responses. */
export function aFakeShoppingServer({ household = 'home', page = 200 } = {}) {
  let revision = 0
  const lines = new Map<string, Row<MergeableLine>>()
  const names = new Map<string, Row<MergeableName>>()

  function mergeRows<State extends MergeableLine | MergeableName>(
    rows: Map<string, Row<State>>,
    sent: readonly State[],
    merge: (a: State, b: State) => State,
  ) {
    for (const state of sent) {
      const row = rows.get(state.id)
      const merged = row ? merge(row.state, state) : state
      if (!row || !isSameState(row.state, merged)) rows.set(state.id, { state: merged, revision })
    }
  }

  function rowsSince<State>(rows: Map<string, Row<State>>, since: number) {
    return [...rows.values()]
      .filter((row) => row.revision > since)
      .toSorted((a, b) => a.revision - b.revision)
  }

  return {
    lines,
    names,
    exchange(request: ListSyncRequest): ListSyncResponse {
      const { since = 0, lines: sentLines, names: sentNames } = structuredClone(request)
      // On a first sync, lines that are on no list any more are omitted.
      const isRelevant = ({ state }: Row<MergeableLine>) => request.since !== undefined || isListed(state)
      if (sentLines.length + sentNames.length > 0) revision += 1
      mergeRows(lines, sentLines, mergeLines)
      mergeRows(names, sentNames, mergeNames)
      const changed = rowsSince(lines, since).filter(isRelevant)
      // Lines of one revision stay on one page.
      const upTo = changed.length > page ? (changed[page - 1]?.revision ?? revision) : revision
      const sent = new Set(sentLines.map(({ id }) => id))
      const returned = [...lines.values()].filter(
        (row) => (changed.includes(row) && row.revision <= upTo) || sent.has(row.state.id),
      )
      return structuredClone({
        household,
        revision: upTo,
        more: upTo < revision,
        lines: returned.map(({ state }) => ({ ...state, addedAt: '2026-11-15T10:00:00.000Z' })),
        names: rowsSince(names, since).map(({ state }) => state),
      })
    },
  }
}

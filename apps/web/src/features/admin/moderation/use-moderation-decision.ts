import type { ReadEndpoint, Schema } from '@larder/contract/http/endpoint'
import { useEffect, useEffectEvent, useRef } from 'react'
import { ApiError, toErrorMessage } from '../../../api/api-error'
import { sync } from '../../../api/sync'
import { refresh } from '../../../api/use-read'
import { useLocation, useNavigate } from '../../../router/router'
import { toast } from '../../../ui/toasts/toast-store'
import { type ModerationView, moderationPath } from './moderation-view'

/** A paged list of entries to decide. */
export type DecisionRead = ReadEndpoint & { readonly paged: true; readonly data: Schema }

interface DecisionQueue<Row> {
  readonly endpoint: DecisionRead
  readonly view: ModerationView
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
}

/**
 * Runs a decision, confirms it, and opens the next entry; also if another admin was faster. Any other failure is
 * thrown, to be shown beside the button.
 */
export type DecisionHandler = (work: () => Promise<unknown>, successTitle: string) => Promise<void>

/** Decides entries: the entry disappears at once, and the next or previous one opens. */
export function useModerationDecision<Row>({
  endpoint,
  view,
  rows,
  keyOf,
}: DecisionQueue<Row>): (row: Row) => DecisionHandler {
  const navigate = useNavigate()
  const { key } = useLocation()
  const decidedKey = useRef<string | null>(null)

  // Not before the next entry is open: otherwise the open one would be missing from the queue for a moment.
  const removeDecided = useEffectEvent(() => {
    if (decidedKey.current === null) return
    removeFromCache(decidedKey.current)
    decidedKey.current = null
    void refresh(endpoint)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival at an address counts, also at the same one
  useEffect(() => removeDecided(), [key])

  function removeFromCache(key: string) {
    sync.reads.update(endpoint, (entries) => entries.filter((row) => keyOf(row as Row) !== key))
  }

  function openNext(key: string) {
    const index = rows.findIndex((row) => keyOf(row) === key)
    const next = rows[index + 1] ?? rows[index - 1]
    const page = next ? view.page : Math.max(1, view.page - 1)
    navigate(moderationPath({ tab: view.tab, page, open: next ? keyOf(next) : null }), { replace: true })
  }

  return (row) => async (work, successTitle) => {
    try {
      await work()
      toast({ title: successTitle, tone: 'success' })
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error
      toast({ title: 'Not there any more', description: toErrorMessage(error) })
    }
    decidedKey.current = keyOf(row)
    openNext(keyOf(row))
  }
}

import type { Endpoint } from '@larder/contract/endpoint'
import type { Page } from '@larder/contract/paging'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiError, sentenceOf } from '../../api/api-error'
import { queries } from '../../api/query-client'
import { refresh } from '../../api/use-api'
import { toast } from '../../ui/toast-store'
import type { Decide } from './decide'
import { type DeskView, deskPath } from './desk-view'

interface Stack<Row> {
  readonly endpoint: Endpoint
  readonly view: DeskView
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
}

/** How something on the desk is decided: it goes at once, and the one after it, or before it, lies open. */
export function useDecide<Row>({ endpoint, view, rows, keyOf }: Stack<Row>): (row: Row) => Decide {
  const navigate = useNavigate()
  const { key } = useLocation()
  const gone = useRef<string | null>(null)

  // Not before the next one lies open: otherwise what is open would be missing from the stack for a moment.
  const clearAway = useEffectEvent(() => {
    if (gone.current === null) return
    takeOut(gone.current)
    gone.current = null
    void refresh(endpoint)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival at an address counts, also at the same one
  useEffect(() => clearAway(), [key])

  function takeOut(key: string) {
    queries.setQueriesData<{ data: readonly Row[]; page: Page }>(
      { queryKey: [endpoint.word, endpoint.name] },
      (before) =>
        before && {
          data: before.data.filter((row) => keyOf(row) !== key),
          page: { ...before.page, total: Math.max(0, before.page.total - 1) },
        },
    )
  }

  function openNext(key: string) {
    const place = rows.findIndex((row) => keyOf(row) === key)
    const next = rows[place + 1] ?? rows[place - 1]
    const page = next ? view.page : Math.max(1, view.page - 1)
    navigate(deskPath({ tab: view.tab, page, open: next ? keyOf(next) : null }), { replace: true })
  }

  return (row) => async (work, said) => {
    try {
      await work()
      toast({ title: said, tone: 'success' })
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error
      toast({ title: 'Not there any more', description: sentenceOf(error) })
    }
    gone.current = keyOf(row)
    openNext(keyOf(row))
  }
}

import { useRef, useState, useSyncExternalStore } from 'react'
import { toErrorMessage } from '../api-error'
import { refresh, useRead } from '../use-read'
import type { PreferenceStore } from './preferences'

/** Outcome of the last change. */
export type SaveOutcome = { readonly saved: true } | { readonly failure: string }

/**
 * Preferences on a screen. A change shows at once; if it cannot be saved, the old value returns with the
 * reason.
 */
export function usePreferences<Values>(store: PreferenceStore<Values>) {
  const { data, error } = useRead(store.read, {})
  const pending = useSyncExternalStore(store.subscribe, store.pending)
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null)
  const latestAttempt = useRef(0)

  async function save(change: Partial<Values>) {
    latestAttempt.current += 1
    const attempt = latestAttempt.current
    setOutcome(null)
    const report = (next: SaveOutcome) => {
      if (latestAttempt.current === attempt) setOutcome(next)
    }
    try {
      await store.save(change)
      report({ saved: true })
    } catch (failed) {
      report({ failure: toErrorMessage(failed) })
    }
  }

  const known = data?.data as Values | undefined
  const chosen = known && { ...known, ...pending }
  return {
    chosen,
    error: data ? null : error,
    refetch: () => void refresh(store.read),
    save: (change: Partial<Values>) => void save(change),
    outcome,
  }
}

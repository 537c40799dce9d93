import { useRef, useState, useSyncExternalStore } from 'react'
import { toErrorMessage } from '../api-error'
import { refresh, useRead } from '../use-api'
import type { PreferenceStore } from './preferences'

/** How the last change went. */
export type SaveOutcome = { readonly saved: true } | { readonly failure: string }

/** Choices on a screen. A change shows at once; when it cannot be saved, the old choice comes back with the reason. */
export function usePreferences<Chosen>(choices: PreferenceStore<Chosen>) {
  const { data, error } = useRead(choices.read, {})
  const pending = useSyncExternalStore(choices.subscribe, choices.pending)
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null)
  const latest = useRef(0)

  async function save(change: Partial<Chosen>) {
    latest.current += 1
    const own = latest.current
    setOutcome(null)
    const become = (next: SaveOutcome) => {
      if (latest.current === own) setOutcome(next)
    }
    try {
      await choices.save(change)
      become({ saved: true })
    } catch (failed) {
      become({ failure: toErrorMessage(failed) })
    }
  }

  const known = data?.data as Chosen | undefined
  const chosen = known && { ...known, ...pending }
  return {
    chosen,
    error: data ? null : error,
    refetch: () => void refresh(choices.read),
    save: (change: Partial<Chosen>) => void save(change),
    outcome,
  }
}

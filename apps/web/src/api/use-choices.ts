import { useRef, useState, useSyncExternalStore } from 'react'
import { sentenceOf } from './api-error'
import type { Choices } from './choices'
import { refresh, useRead } from './use-api'

/** How the last change went. */
export type Outcome = { readonly saved: true } | { readonly failure: string }

/** Choices on a screen. A change shows at once; when it cannot be saved, the old choice comes back with the reason. */
export function useChoices<Chosen>(choices: Choices<Chosen>) {
  const { data, error } = useRead(choices.read, {})
  const pending = useSyncExternalStore(choices.subscribe, choices.pending)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const latest = useRef(0)

  async function save(change: Partial<Chosen>) {
    latest.current += 1
    const own = latest.current
    setOutcome(null)
    const become = (next: Outcome) => {
      if (latest.current === own) setOutcome(next)
    }
    try {
      await choices.save(change)
      become({ saved: true })
    } catch (failed) {
      become({ failure: sentenceOf(failed) })
    }
  }

  const known = data?.data as Chosen | undefined
  const chosen = known && { ...known, ...pending }
  return {
    chosen,
    error: data ? null : error,
    readAgain: () => void refresh(choices.read),
    save: (change: Partial<Chosen>) => void save(change),
    outcome,
  }
}

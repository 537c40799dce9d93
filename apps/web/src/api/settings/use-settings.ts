import { useRef, useState } from 'react'
import { toErrorMessage } from '../api-error'

/** Settings as the cook sees them. */
export interface ShownSettings<Values> {
  readonly chosen: Values
  /** What the server has not confirmed yet. */
  readonly pending: Partial<Values>
}

/** What `useProjected` returns for settings. */
interface SettingsRead<Values> {
  readonly data: { readonly data: ShownSettings<Values> } | undefined
  readonly error: Error | null
  readonly refetch: () => unknown
}

/** Outcome of the last change. */
export type SaveOutcome = { readonly saved: true } | { readonly failure: string }

/** Settings with pending changes, each of which has some of the values. */
export function applySettings<Values extends object>(
  values: Values,
  changes: readonly {
    readonly input: { readonly body: { readonly [K in keyof Values]?: Values[K] | undefined } }
  }[],
): ShownSettings<Values> {
  const pending: Partial<Values> = Object.assign({}, ...changes.map(({ input }) => input.body))
  return { chosen: { ...values, ...pending }, pending }
}

/**
 * Settings on a screen. A change shows at once; if it cannot be saved, the old value returns with the
 * reason.
 */
export function useSettings<Values>(
  { data, error, refetch }: SettingsRead<Values>,
  save: (change: Partial<Values>) => Promise<unknown>,
) {
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null)
  const latestAttempt = useRef(0)

  async function saveAndReport(change: Partial<Values>) {
    latestAttempt.current += 1
    const attempt = latestAttempt.current
    setOutcome(null)
    const report = (next: SaveOutcome) => {
      if (latestAttempt.current === attempt) setOutcome(next)
    }
    try {
      await save(change)
      report({ saved: true })
    } catch (failed) {
      report({ failure: toErrorMessage(failed) })
    }
  }

  return {
    chosen: data?.data.chosen,
    error: data ? null : error,
    refetch: () => void refetch(),
    save: (change: Partial<Values>) => void saveAndReport(change),
    outcome,
  }
}

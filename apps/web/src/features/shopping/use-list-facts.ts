import { useEffect, useState } from 'react'
import { loadAfterScreen } from '../../ui/after-screen'
import type { ListFacts } from './list-facts'

/**
 * How long the list waits for the food tables. After that it shows plain text and may shift when they load. The timeout
 * is long so that this is rare: a stable list is worth a short wait.
 */
const loadTimeoutMs = 4000
/** Time budget for parsing before yielding to the browser. */
const parseBudgetMs = 24

interface UsedFacts {
  readonly facts: ListFacts | undefined
  readonly pending: boolean
}

/**
 * Returns the food facts once all texts are parsed, or undefined if the tables cannot be loaded. `pending` is true only
 * at first, so that rows do not merge and move after they are shown.
 */
export const useListFacts = createFactsLoader(async () => (await import('./list-facts')).listFacts)

/** Creates the hook for any source of tables. They are loaded once, and again only after a failure. */
export function createFactsLoader(fetchTables: () => Promise<ListFacts>) {
  let loadedFacts: ListFacts | undefined
  let loadingFacts: Promise<ListFacts> | undefined

  function load(): Promise<ListFacts> {
    loadingFacts ??= fetchTables().then(
      (loaded) => {
        loadedFacts = loaded
        return loaded
      },
      (error: unknown) => {
        loadingFacts = undefined
        throw error
      },
    )
    return loadingFacts
  }

  return (texts: readonly string[] | undefined): UsedFacts => {
    const [facts, setFacts] = useState(() => (isRead(loadedFacts, texts) ? loadedFacts : undefined))
    // The list waits no longer for its tables.
    const [isShown, setIsShown] = useState(false)
    const isEmpty = texts?.length === 0
    // An empty list needs no tables; a line that is then added shows at once, as plain text if they are late.
    if (isEmpty && !isShown) setIsShown(true)

    useEffect(() => {
      if (facts || !texts) return undefined
      let cancelled = false
      const read = () =>
        load()
          .then((loaded) => readAll(loaded, texts, () => cancelled))
          .then(
            (loaded) => {
              if (!cancelled) setFacts(loaded)
            },
            (error: unknown) => {
              if (cancelled) return
              console.error('Loading food facts failed:', error)
              setIsShown(true)
            },
          )
      const timer = setTimeout(() => setIsShown(true), loadTimeoutMs)
      const cancelRead = isEmpty ? loadAfterScreen(() => void read()) : void read()
      return () => {
        cancelled = true
        clearTimeout(timer)
        cancelRead?.()
      }
    }, [facts, texts, isEmpty])

    return { facts, pending: !facts && !isShown }
  }
}

function isRead(facts: ListFacts | undefined, texts: readonly string[] | undefined): boolean {
  return facts !== undefined && (texts?.every(facts.hasRead) ?? false)
}

/** Parses a long list in slices, so that the page stays responsive. */
async function readAll(
  facts: ListFacts,
  texts: readonly string[],
  isCancelled: () => boolean,
): Promise<ListFacts> {
  let sliceStart = performance.now()
  for (const text of texts) {
    if (isCancelled()) return facts
    facts.read(text)
    if (performance.now() - sliceStart < parseBudgetMs) continue
    await new Promise((resolve) => setTimeout(resolve))
    sliceStart = performance.now()
  }
  return facts
}

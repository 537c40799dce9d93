import { useEffect, useState } from 'react'
import type { ListFacts } from './list-facts'

/**
 * How long a list is held back for what is known of its foods; after that it shows in its own words, and moves when they
 * come. Long enough for that to be rare: a list that stands still is worth a moment more.
 */
const loadTimeoutMs = 4000
/** As much as can be read without anybody noticing. */
const atOnceMs = 24

interface UsedFacts {
  readonly facts: ListFacts | undefined
  readonly pending: boolean
}

/**
 * What the kitchen knows of the things on the list, once all of their words are read; nothing where its tables cannot be
 * had. `pending` only at first, so that rows do not join and move in front of somebody's eyes.
 */
export const useListFacts = createFactsLoader(async () => (await import('./list-facts')).listFacts)

/** The same for tables that are fetched in any way: once, and again only if that failed. */
export function createFactsLoader(fetchTables: () => Promise<ListFacts>) {
  let arrived: ListFacts | undefined
  let onItsWay: Promise<ListFacts> | undefined

  function load(): Promise<ListFacts> {
    onItsWay ??= fetchTables().then(
      (loaded) => {
        arrived = loaded
        return loaded
      },
      (failed: unknown) => {
        onItsWay = undefined
        throw failed
      },
    )
    return onItsWay
  }

  return (texts: readonly string[] | undefined): UsedFacts => {
    const [facts, setFacts] = useState(() => (isRead(arrived, texts) ? arrived : undefined))
    const [late, setLate] = useState(false)

    // The tables are on their way while the lines are; whether they come is asked below.
    useEffect(() => void load().catch(() => {}), [])

    useEffect(() => {
      if (facts || !texts) return undefined
      let gone = false
      const tooLong = setTimeout(() => setLate(true), loadTimeoutMs)
      load()
        .then((loaded) => readAll(loaded, texts, () => gone))
        .then(
          (loaded) => {
            if (!gone) setFacts(loaded)
          },
          (failed: unknown) => {
            if (gone) return
            console.error('Loading food facts failed:', failed)
            setLate(true)
          },
        )
      return () => {
        gone = true
        clearTimeout(tooLong)
      }
    }, [facts, texts])

    return { facts, pending: !facts && !late }
  }
}

function isRead(facts: ListFacts | undefined, texts: readonly string[] | undefined): boolean {
  return facts !== undefined && (texts?.every(facts.hasRead) ?? false)
}

/** A long list is read bit by bit, so that the page stays quick meanwhile. */
async function readAll(
  facts: ListFacts,
  texts: readonly string[],
  isGone: () => boolean,
): Promise<ListFacts> {
  let since = performance.now()
  for (const text of texts) {
    if (isGone()) return facts
    facts.read(text)
    if (performance.now() - since < atOnceMs) continue
    await new Promise((resolve) => setTimeout(resolve))
    since = performance.now()
  }
  return facts
}

import { setTimeout as wait } from 'node:timers/promises'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import type { RecipeIndex } from '@larder/kitchen/suggestions/recipe-index'
import type { Db } from '../../../db/database'
import { openPgListener, type PgListener } from '../../../db/listener'
import { recipesChannel } from '../../../db/recipe-notifier'
import { selectVersionsAfter } from '../../../db/sql/recipes/recipe-index'
import { AppError } from '../../../errors'
import type { Log } from '../../../log'
import { createRecipeLoader } from './recipe-loader'
import type { RecipeSnapshots } from './recipe-snapshots'

export interface LiveRecipeIndex {
  /** Starts loading; `index()` does so too. */
  start(): void
  /** Returns the index of all recipes, once it is loaded. */
  index(): Promise<RecipeIndex>
  /** Returns whether a reader of these accounts' recipes may read this one. */
  mayRead(id: number, readers: ReadonlySet<string>): boolean
  /** Returns whether the index has this version. */
  holds(id: number, version: number): boolean
  /** Returns the recipe in this version if it is indexed; never waits. */
  recipe(id: number, version: number): Recipe | undefined
  /** Reloads these recipes, in case their notification is still pending. */
  reread(ids: readonly number[]): Promise<void>
  close(): Promise<void>
}

export interface LiveRecipeIndexParts {
  db: Db
  log: Log
  /** Snapshots to share with other processes, if there are any. */
  snapshots?: RecipeSnapshots | undefined
}

/** Browsers give up after six seconds; the error comes earlier. */
const readyTimeoutMs = 5000
/** As much as is kept in buffers of its own before it is worth a new snapshot. */
const maxBufferedBytes = 32_000_000
const snapshotPollMs = 200
const maxSnapshotWaitMs = 60_000
const [firstBackoffMs, longestBackoffMs] = [200, 5000]

/**
 * An in-memory index of every recipe of the installation. Each server has its own and is notified of every change; after a lost
 * connection, or when it began with a snapshot, it compares its versions with the database.
 */
export function createLiveRecipeIndex({ db, log, snapshots }: LiveRecipeIndexParts): LiveRecipeIndex {
  const stop = new AbortController()
  const { indexed, reload, compare } = createRecipeLoader({ db, log, signal: stop.signal, onUnreadable })
  const { index, recipes, versions } = indexed
  const notifiedIds = new Set<number>()
  let listener: PgListener | undefined
  let queue: Promise<unknown> = Promise.resolve()
  let isCompareQueued = false
  let isLoaded = false
  let resolveReady: () => void = () => undefined
  const ready = new Promise<void>((resolve) => {
    resolveReady = resolve
  })

  // One load at a time, so that an older result never overwrites a newer one.
  function enqueue(work: () => Promise<void>): Promise<void> {
    const done = queue.then(() => (stop.signal.aborted ? undefined : work()))
    queue = done.catch(() => undefined)
    return done
  }

  async function retryUntilDone(work: () => Promise<void>): Promise<void> {
    for (
      let backoffMs = firstBackoffMs;
      !stop.signal.aborted;
      backoffMs = Math.min(backoffMs * 2, longestBackoffMs)
    ) {
      try {
        return await work()
      } catch (error) {
        if (stop.signal.aborted) return
        log.warn({ err: error }, 'loading the recipe index failed; retrying')
        await wait(backoffMs, undefined, { signal: stop.signal, ref: false }).catch(() => undefined)
      }
    }
  }

  function onUnreadable(id: number, error: unknown): void {
    log.error({ err: error, recipe: id }, 'a recipe of the snapshot could not be read; reloading it')
    onNotification(String(id))
  }

  async function compareUntilDone(): Promise<void> {
    await retryUntilDone(compare)
    if (stop.signal.aborted) return
    isLoaded = true
    resolveReady()
  }

  async function isLarge({ minRecipes }: RecipeSnapshots): Promise<boolean> {
    const page = await selectVersionsAfter(db, 0, minRecipes).catch(() => [])
    return page.length === minRecipes
  }

  // Of several servers that start at once, one has the snapshot built; the others wait for it.
  async function loadFirst(shared: RecipeSnapshots): Promise<void> {
    let release: (() => Promise<void>) | undefined
    let isRestored = await shared.restore(indexed)
    for (let waitedMs = 0; !isRestored && waitedMs < maxSnapshotWaitMs; waitedMs += snapshotPollMs) {
      release = await shared.tryLock()
      // It may have been written between the two.
      isRestored = await shared.restore(indexed)
      if (release || isRestored || stop.signal.aborted) break
      await wait(snapshotPollMs, undefined, { signal: stop.signal, ref: false }).catch(() => undefined)
    }
    try {
      if (release && !isRestored && (await shared.build(stop.signal)))
        isRestored = await shared.restore(indexed)
      await compareUntilDone()
      // What another process could not build.
      if (release && !isRestored && isLoaded) await shared.save(indexed)
    } finally {
      await release?.()
    }
  }

  async function load(): Promise<void> {
    if (!snapshots || versions.size > 0 || !(await isLarge(snapshots)) || !(await snapshots.isAvailable()))
      return compareUntilDone()
    await loadFirst(snapshots)
  }

  /** Writes a snapshot when many recipes have changed since the last one. */
  async function saveIfWorthwhile(): Promise<void> {
    if (!snapshots || recipes.bufferedBytes < maxBufferedBytes || stop.signal.aborted) return
    if (!(await snapshots.isAvailable())) return
    const release = await snapshots.tryLock()
    if (!release) return
    await snapshots.save(indexed)
    await release()
  }

  function onListening(): void {
    if (isCompareQueued) return
    isCompareQueued = true
    void enqueue(() => {
      isCompareQueued = false
      return load().then(saveIfWorthwhile)
    })
  }

  function onNotification(payload: string): void {
    const id = Number(payload)
    if (!Number.isSafeInteger(id) || id < 1) {
      log.warn({ payload: payload.slice(0, 200) }, 'recipe change notification could not be parsed')
      return
    }
    notifiedIds.add(id)
    if (notifiedIds.size > 1) return
    void enqueue(() =>
      retryUntilDone(async () => {
        const ids = [...notifiedIds]
        notifiedIds.clear()
        await reload(ids).catch((error: unknown) => {
          for (const id of ids) notifiedIds.add(id)
          throw error
        })
        await saveIfWorthwhile()
      }),
    )
  }

  function start(): void {
    if (!stop.signal.aborted)
      listener ??= openPgListener({ db, log, channels: [recipesChannel], onNotification, onListening })
  }

  return {
    start,
    async index() {
      start()
      if (!isLoaded) {
        const settled = new AbortController()
        const timeout = wait(readyTimeoutMs, undefined, {
          signal: AbortSignal.any([settled.signal, stop.signal]),
        })
        await Promise.race([ready, timeout.catch(() => undefined)])
        settled.abort()
      }
      if (!isLoaded) throw new AppError('not-ready')
      return index
    },
    mayRead(id, readers) {
      const entry = versions.get(id)
      return (
        entry !== undefined && (entry.public || (entry.accountId !== null && readers.has(entry.accountId)))
      )
    },
    holds: (id, version) => versions.get(id)?.version === version,
    recipe(id, version) {
      const place = versions.get(id)?.version === version ? index.placeOf.get(id) : undefined
      return place === undefined ? undefined : recipes.at(place)
    },
    reread: (ids) => enqueue(() => reload(ids)),
    async close() {
      stop.abort()
      await listener?.close()
      await queue
      await recipes.close()
    },
  }
}

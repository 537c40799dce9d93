import { setTimeout as wait, setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import type { RecipeIndex } from '@larder/kitchen/suggestions/recipe-index'
import { addToIndex, createRecipeIndex, removeFromIndex } from '@larder/kitchen/suggestions/suggestion-index'
import type { Db } from '../../../db/database'
import { openPgListener, type PgListener } from '../../../db/listener'
import { recipesChannel } from '../../../db/recipe-notifier'
import {
  type IndexedVersion,
  type RecipeIndexRow,
  selectRecipeIndexRows,
  selectVersionsAfter,
} from '../../../db/sql/recipes/recipe-index'
import { AppError } from '../../../errors'
import type { Log } from '../../../log'
import type { IndexedRecipes } from './index-snapshot'
import type { RecipeSnapshots } from './recipe-snapshots'
import { createStoredRecipes } from './stored-recipes'
import { toIndexedRecipe } from './to-indexed-recipe'

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

/** Small enough that a concurrent request waits only a few milliseconds. */
const batchSize = 200
const versionBatchSize = 5000
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
  const recipes = createStoredRecipes(onUnreadable)
  const index = createRecipeIndex(recipes)
  const versions = new Map<number, IndexedVersion>()
  const indexed: IndexedRecipes = { index, recipes, versions }
  const notifiedIds = new Set<number>()
  const accountIds = new Map<string, string>()
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

  /** Returns one string for all recipes of a cook. */
  function internAccount(id: string): string {
    const known = accountIds.get(id)
    if (known === undefined) accountIds.set(id, id)
    return known ?? id
  }

  function onUnreadable(position: number, error: unknown): void {
    const id = index.dishes.id[position]
    log.error({ err: error, recipe: id }, 'a recipe of the snapshot could not be read; reloading it')
    if (id) onNotification(String(id))
  }

  function drop(id: number): void {
    versions.delete(id)
    removeFromIndex(index, id)
  }

  // An unreadable recipe must not block the others.
  function addRow(row: RecipeIndexRow): boolean {
    try {
      addToIndex(index, toIndexedRecipe(row))
    } catch (error) {
      log.error({ err: error, recipe: row.id }, 'indexing a recipe failed')
      return false
    }
    const { accountId, version, updated } = row
    versions.set(row.id, {
      accountId: accountId && internAccount(accountId),
      public: row.public,
      version,
      updated,
    })
    return true
  }

  async function reload(ids: readonly number[]): Promise<void> {
    const queryBatch = (from: number) => selectRecipeIndexRows(db, ids.slice(from, from + batchSize))
    if (ids.length === 0) return
    let nextRows = queryBatch(0)
    for (let from = 0; from < ids.length && !stop.signal.aborted; from += batchSize) {
      const rows = await nextRows
      // The next batch is queried while this one is indexed.
      nextRows = from + batchSize < ids.length ? queryBatch(from + batchSize) : Promise.resolve([])
      nextRows.catch(() => undefined)
      const missingIds = new Set(ids.slice(from, from + batchSize))
      for (const row of rows) if (addRow(row)) missingIds.delete(row.id)
      for (const id of missingIds) drop(id)
      await yieldToEventLoop()
    }
  }

  async function compare(): Promise<void> {
    const existingIds = new Set<number>()
    for (let after = 0; !stop.signal.aborted; ) {
      const page = await selectVersionsAfter(db, after, versionBatchSize)
      const changed: number[] = []
      for (const entry of page) {
        existingIds.add(entry.id)
        if (!isUnchanged(versions.get(entry.id), entry)) changed.push(entry.id)
      }
      await reload(changed)
      after = page.at(-1)?.id ?? after
      if (page.length < versionBatchSize) break
    }
    if (stop.signal.aborted) return
    for (const id of [...versions.keys()]) if (!existingIds.has(id)) drop(id)
    isLoaded = true
    resolveReady()
  }

  async function isLarge({ minRecipes }: RecipeSnapshots): Promise<boolean> {
    const page = await selectVersionsAfter(db, 0, minRecipes).catch(() => [])
    return page.length === minRecipes
  }

  // Of several processes that start at once, one reads the database; the others wait for its snapshot.
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
      await retryUntilDone(compare)
      if (release && !isRestored && isLoaded) await shared.save(indexed)
    } finally {
      await release?.()
    }
  }

  async function load(): Promise<void> {
    if (!snapshots || versions.size > 0 || !(await isLarge(snapshots)) || !(await snapshots.isAvailable()))
      return retryUntilDone(compare)
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

function isUnchanged(before: IndexedVersion | undefined, now: IndexedVersion): boolean {
  return (
    before !== undefined &&
    before.version === now.version &&
    before.updated === now.updated &&
    before.public === now.public
  )
}

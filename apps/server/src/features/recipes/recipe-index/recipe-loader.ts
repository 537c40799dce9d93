import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { addToIndex, createRecipeIndex, removeFromIndex } from '@larder/kitchen/suggestions/suggestion-index'
import type { Db } from '../../../db/database'
import {
  type IndexedVersion,
  type RecipeIndexRow,
  selectRecipeIndexRows,
  selectVersionsAfter,
} from '../../../db/sql/recipes/recipe-index'
import type { Log } from '../../../log'
import type { IndexedRecipes } from './index-snapshot'
import { createStoredRecipes } from './stored-recipes'
import { toIndexedRecipe } from './to-indexed-recipe'

/** Reads recipes from the database into an index. */
export interface RecipeLoader {
  readonly indexed: IndexedRecipes
  /** Reads these recipes again. */
  reload(ids: readonly number[]): Promise<void>
  /** Reads what differs from the database: of an empty index, everything. */
  compare(): Promise<void>
}

export interface RecipeLoaderParts {
  db: Db
  log: Log
  /** Ends a load early; the index then is incomplete. */
  signal: AbortSignal
  /** Told of a recipe that can no longer be read from the snapshot. */
  onUnreadable(id: number, error: unknown): void
}

/** Small enough that a concurrent request waits only a few milliseconds. */
const batchSize = 200
const versionBatchSize = 5000

export function createRecipeLoader({ db, log, signal, onUnreadable }: RecipeLoaderParts): RecipeLoader {
  const recipes = createStoredRecipes((position, error) => {
    const id = index.dishes.id[position]
    if (id) onUnreadable(id, error)
  })
  const index = createRecipeIndex(recipes)
  const versions = new Map<number, IndexedVersion>()
  const accountIds = new Map<string, string>()

  /** Returns one string for all recipes of a cook. */
  function internAccount(id: string): string {
    const known = accountIds.get(id)
    if (known === undefined) accountIds.set(id, id)
    return known ?? id
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
    for (let from = 0; from < ids.length && !signal.aborted; from += batchSize) {
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

  return {
    indexed: { index, recipes, versions },
    reload,
    async compare() {
      const existingIds = new Set<number>()
      for (let after = 0; !signal.aborted; ) {
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
      if (signal.aborted) return
      for (const id of [...versions.keys()]) if (!existingIds.has(id)) drop(id)
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

import { setTimeout as wait, setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { type DishProfile, dishProfileOf } from '@larder/kitchen/diet/eater'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import type { RecipeIndex } from '@larder/kitchen/suggestions/recipe-index'
import { addToIndex, indexRecipes, removeFromIndex } from '@larder/kitchen/suggestions/suggestion-index'
import type { Db } from '../../../db/database'
import { openPgListener, type PgListener } from '../../../db/listener'
import { recipesChannel } from '../../../db/recipe-notifier'
import { AppError } from '../../../errors'
import type { Log } from '../../../log'
import {
  findRecipeIndexRows,
  findVersionsAfter,
  type IndexedVersion,
  type RecipeIndexRow,
  toIndexedRecipe,
} from './recipe-index-rows'

export interface LiveRecipeIndex {
  /** Begins to lay it out; asking for the index does so too. */
  start(): void
  /** All recipes that were not removed, as soon as they are laid out. */
  index(): Promise<RecipeIndex>
  /** Whether somebody who may read these accounts' recipes may read this one. */
  mayRead(id: number, readers: ReadonlySet<string>): boolean
  /** Whether it lies here in this very version. */
  holds(id: number, version: number): boolean
  /** The recipe in this very version, if it lies here already; nobody waits for it. */
  recipe(id: number, version: number): Recipe | undefined
  /** Looks at these once more: word of their change may still be on its way. */
  reread(ids: readonly number[]): Promise<void>
  close(): Promise<void>
}

export interface LiveRecipeIndexParts {
  db: Db
  log: Log
}

/** Few enough that a request which comes meanwhile waits a few milliseconds. */
const batchSize = 200
const versionBatchSize = 5000
/** A browser gives up after six seconds; better to tell it before. */
const readyTimeoutMs = 5000
/** More than there are foods, units, tags and cooks to speak of. */
const maxInternedStrings = 50_000
const [firstBackoffMs, longestBackoffMs] = [200, 5000]

/**
 * Every recipe of the installation in memory, laid out for asking. Each server has its own and is told of every change;
 * after a break of the line it compares all it has with what the database says.
 */
export function createLiveRecipeIndex({ db, log }: LiveRecipeIndexParts): LiveRecipeIndex {
  const stop = new AbortController()
  const profiles = new WeakMap<Recipe, DishProfile>()
  const index = indexRecipes([], (recipe) => {
    const known = profiles.get(recipe) ?? dishProfileOf(recipe)
    profiles.set(recipe, known)
    return known
  })
  const standings = new Map<number, IndexedVersion>()
  const told = new Set<number>()
  const words = new Map<string, string>()
  let line: PgListener | undefined
  let turn: Promise<unknown> = Promise.resolve()
  let willCompare = false
  let isLaidOut = false
  let laidOut: () => void = () => undefined
  const ready = new Promise<void>((resolve) => {
    laidOut = resolve
  })

  // One look at the database at a time: an older one must never be written over a newer.
  function inTurn(work: () => Promise<void>): Promise<void> {
    const done = turn.then(() => (stop.signal.aborted ? undefined : work()))
    turn = done.catch(() => undefined)
    return done
  }

  async function untilDone(work: () => Promise<void>): Promise<void> {
    for (
      let pauseMs = firstBackoffMs;
      !stop.signal.aborted;
      pauseMs = Math.min(pauseMs * 2, longestBackoffMs)
    ) {
      try {
        return await work()
      } catch (error) {
        if (stop.signal.aborted) return
        log.warn({ err: error }, 'loading the recipe index failed; retrying')
        await wait(pauseMs, undefined, { signal: stop.signal, ref: false }).catch(() => undefined)
      }
    }
  }

  function kept(word: string): string {
    const known = words.get(word)
    if (known !== undefined) return known
    if (words.size >= maxInternedStrings) words.clear()
    words.set(word, word)
    return word
  }

  function drop(id: number): void {
    standings.delete(id)
    removeFromIndex(index, id)
  }

  // What cannot be read must not keep away all that can.
  function put(row: RecipeIndexRow): boolean {
    try {
      addToIndex(index, toIndexedRecipe(row, kept))
    } catch (error) {
      log.error({ err: error, recipe: row.id }, 'indexing a recipe failed')
      return false
    }
    const { accountId, version, updated } = row
    standings.set(row.id, { accountId: accountId && kept(accountId), public: row.public, version, updated })
    return true
  }

  async function take(ids: readonly number[]): Promise<void> {
    const readFrom = (from: number) => findRecipeIndexRows(db, ids.slice(from, from + batchSize))
    if (ids.length === 0) return
    let coming = readFrom(0)
    for (let from = 0; from < ids.length && !stop.signal.aborted; from += batchSize) {
      const rows = await coming
      // The database looks up the next while these are laid out.
      coming = from + batchSize < ids.length ? readFrom(from + batchSize) : Promise.resolve([])
      coming.catch(() => undefined)
      const gone = new Set(ids.slice(from, from + batchSize))
      for (const row of rows) if (put(row)) gone.delete(row.id)
      for (const id of gone) drop(id)
      await yieldToEventLoop()
    }
  }

  async function compare(): Promise<void> {
    const there = new Set<number>()
    for (let after = 0; !stop.signal.aborted; ) {
      const page = await findVersionsAfter(db, after, versionBatchSize)
      const changed: number[] = []
      for (const one of page) {
        there.add(one.id)
        if (!isUnchanged(standings.get(one.id), one)) changed.push(one.id)
      }
      await take(changed)
      after = page.at(-1)?.id ?? after
      if (page.length < versionBatchSize) break
    }
    if (stop.signal.aborted) return
    for (const id of [...standings.keys()]) if (!there.has(id)) drop(id)
    isLaidOut = true
    laidOut()
  }

  function onUp(): void {
    if (willCompare) return
    willCompare = true
    void inTurn(() => {
      willCompare = false
      return untilDone(compare)
    })
  }

  function onSaid(payload: string): void {
    const id = Number(payload)
    if (!Number.isSafeInteger(id) || id < 1) {
      log.warn({ payload: payload.slice(0, 200) }, 'recipe change notification could not be parsed')
      return
    }
    told.add(id)
    if (told.size > 1) return
    void inTurn(() =>
      untilDone(async () => {
        const ids = [...told]
        told.clear()
        await take(ids).catch((error: unknown) => {
          for (const id of ids) told.add(id)
          throw error
        })
      }),
    )
  }

  function start(): void {
    if (!stop.signal.aborted)
      line ??= openPgListener({ db, log, channel: recipesChannel, onNotification: onSaid, onConnected: onUp })
  }

  return {
    start,
    async index() {
      start()
      if (!isLaidOut) {
        const over = new AbortController()
        const tired = wait(readyTimeoutMs, undefined, { signal: AbortSignal.any([over.signal, stop.signal]) })
        await Promise.race([ready, tired.catch(() => undefined)])
        over.abort()
      }
      if (!isLaidOut) throw new AppError('not-ready')
      return index
    },
    mayRead(id, readers) {
      const one = standings.get(id)
      return one !== undefined && (one.public || (one.accountId !== null && readers.has(one.accountId)))
    },
    holds: (id, version) => standings.get(id)?.version === version,
    recipe(id, version) {
      const place = standings.get(id)?.version === version ? index.placeOf.get(id) : undefined
      return place === undefined ? undefined : index.recipes[place]
    },
    reread: (ids) => inTurn(() => take(ids)),
    async close() {
      stop.abort()
      await line?.close()
      await turn
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

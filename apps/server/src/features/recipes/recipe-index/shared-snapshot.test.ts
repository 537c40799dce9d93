import { mkdtemp, open, readdir, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RecipeIndex } from '@larder/kitchen/suggestions/recipe-index'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import type { Db } from '../../../db/database'
import { createLog } from '../../../log'
import { aSavedRecipe } from '../../../testing/a-saved-recipe'
import { aTestDatabase, type TestDatabase } from '../../../testing/test-database'
import { writeIndexSnapshot } from './index-snapshot'
import { createLiveRecipeIndex, type LiveRecipeIndex } from './live-recipe-index'
import { createRecipeLoader } from './recipe-loader'
import { createRecipeSnapshots } from './recipe-snapshots'
import { buildSnapshotElsewhere } from './snapshot-builder'
import { createSnapshotLock } from './snapshot-lock'

const patient = { timeout: 60_000 }

let database: TestDatabase
let folder: string
let logged: string[]
let builds: number
const indexes: LiveRecipeIndex[] = []

beforeEach(async () => {
  database = await aTestDatabase(inject('cluster'))
  folder = await mkdtemp(join(tmpdir(), 'larder-shared-'))
  logged = []
  builds = 0
})
afterEach(async () => {
  for (const recipeIndex of indexes.splice(0)) await recipeIndex.close()
  await database.drop()
  await rm(folder, { recursive: true })
})

type Build = typeof buildSnapshotElsewhere

/** Builds a snapshot as the process does, which takes seconds to start. */
const buildHere: Build = async ({ path, key }, { log, signal }) => {
  builds += 1
  const loader = createRecipeLoader({ db: database.db, log, signal, onUnreadable: () => undefined })
  await loader.compare()
  const { handle } = await writeIndexSnapshot(path, key, loader.indexed)
  await handle.close()
}

/** A server with snapshots, and how many recipes it has read from the database itself. */
function aServer({ codeDigest = 'build', build = buildHere } = {}) {
  const log = createLog('debug', { write: (line) => void logged.push(line) })
  const { $client } = database.db
  const server = { read: 0, index: undefined as unknown as () => Promise<RecipeIndex> }
  const query = async (...args: Parameters<typeof $client.query>) => {
    const result = (await $client.query(...args)) as unknown as { rows: unknown[] }
    if (JSON.stringify(args).includes('recipe_index_rows')) server.read += result.rows.length
    return result
  }
  const db = { $client: { options: $client.options, query } } as unknown as Db
  const findCodeDigest = async () => codeDigest
  const parts = { db, log, folder, findCodeDigest, minRecipes: 3, buildElsewhere: build }
  const snapshots = createRecipeSnapshots(parts)
  const recipeIndex = createLiveRecipeIndex({ db, log, snapshots })
  indexes.push(recipeIndex)
  server.index = async () => {
    let index: RecipeIndex | undefined
    while (!index) index = await recipeIndex.index().catch(() => undefined)
    // The snapshot is written after the index is ready, before the next reload.
    await recipeIndex.reread([])
    return index
  }
  return server
}

const save = (title: string) => aSavedRecipe(database.db, { title })

const titles = ({ placeOf, recipes }: RecipeIndex) =>
  [...placeOf.values()].flatMap((place) => recipes.at(place)?.title ?? []).sort()

const path = () => join(folder, 'recipe-index.snapshot')

test('the second server reads only what has changed since the snapshot', patient, async () => {
  const [changed, removed] = [await save('A'), await save('B')]
  await save('C')
  const first = aServer({ build: buildSnapshotElsewhere })
  expect(titles(await first.index())).toEqual(['A', 'B', 'C'])
  expect(first.read).toBe(0)
  await indexes.splice(0)[0]?.close()
  await database.db.$client.query(`update recipes set title = 'A2', updated_at = now() where id = $1`, [
    changed.id,
  ])
  await database.db.$client.query('update recipes set removed_at = now() where id = $1', [removed.id])
  await save('D')
  const second = aServer()
  const index = await second.index()
  expect(titles(index)).toEqual(['A2', 'C', 'D'])
  expect(second.read).toBe(2)
  await save('E')
  await expect.poll(() => titles(index), patient).toEqual(['A2', 'C', 'D', 'E'])
})

test('of servers that start at once one has the snapshot built', patient, async () => {
  for (const title of ['A', 'B', 'C', 'D']) await save(title)
  const servers = [aServer(), aServer(), aServer()]
  for (const index of await Promise.all(servers.map((server) => server.index())))
    expect(titles(index)).toEqual(['A', 'B', 'C', 'D'])
  expect(builds).toBe(1)
  expect(servers.map(({ read }) => read)).toEqual([0, 0, 0])
  expect(await readdir(folder)).toEqual(['recipe-index.snapshot'])
})

test('what changes while the snapshot is built is read afterwards', patient, async () => {
  for (const title of ['A', 'B', 'C']) await save(title)
  const server = aServer({
    build: async (...parts) => {
      await buildHere(...parts)
      await save('D')
    },
  })
  expect(titles(await server.index())).toEqual(['A', 'B', 'C', 'D'])
  // Once by comparing, and once more by its notification.
  expect(server.read).toBeLessThanOrEqual(2)
})

test('a server reads the database itself if its process cannot build the snapshot', patient, async () => {
  for (const title of ['A', 'B', 'C']) await save(title)
  const missing = join(folder, 'missing', 'snapshot')
  const first = aServer({ build: ({ key }, parts) => buildSnapshotElsewhere({ path: missing, key }, parts) })
  expect(titles(await first.index())).toEqual(['A', 'B', 'C'])
  expect(first.read).toBe(3)
  expect(logged.join('')).toContain('ENOENT')
  const second = aServer()
  await second.index()
  expect([builds, second.read]).toEqual([0, 0])
})

test('a server that stops ends the process that builds', patient, async () => {
  for (const title of ['A', 'B', 'C']) await save(title)
  const ended = new Promise((resolve) => {
    aServer({
      build: async (task, parts) => {
        setTimeout(() => void indexes.splice(0)[0]?.close())
        return buildSnapshotElsewhere(task, parts).finally(() => resolve(parts.signal.aborted))
      },
    })
    indexes[0]?.start()
  })
  expect(await ended).toBe(true)
})

test('another build writes its own, and a torn one is replaced', patient, async () => {
  for (const title of ['A', 'B', 'C']) await save(title)
  await aServer().index()
  const next = () => aServer({ codeDigest: 'next build' })
  expect(titles(await next().index())).toEqual(['A', 'B', 'C'])
  expect(builds).toBe(2)
  await truncate(path(), 200)
  expect(titles(await next().index())).toEqual(['A', 'B', 'C'])
  expect(builds).toBe(3)
  await next().index()
  expect(builds).toBe(3)
})

test('a server that runs from its sources, or with few recipes, has none', patient, async () => {
  await save('A')
  await save('B')
  await aServer().index()
  await save('C')
  await aServer({ codeDigest: '' }).index()
  const fromSources = createRecipeSnapshots({
    db: database.db,
    log: createLog('silent'),
    folder,
    findCodeDigest: async () => undefined,
  })
  expect(await fromSources.isAvailable()).toBe(false)
})

test('a recipe that can no longer be read is loaded from the database', patient, async () => {
  for (const title of ['A', 'B', 'C']) await save(title)
  await aServer().index()
  const second = aServer()
  const index = await second.index()
  expect(second.read).toBe(0)
  // In place, as a failing disk would: nothing of ours changes a snapshot.
  const file = await open(path(), 'r+')
  await file.truncate(100)
  await file.close()
  titles(index)
  await expect.poll(() => titles(index), patient).toEqual(['A', 'B', 'C'])
  expect(logged.join('')).toContain('could not be read; reloading it')
})

test('a lock of a process that died is taken over', patient, async () => {
  const lock = () => createSnapshotLock(join(folder, 'lock'), 0)
  const release = await createSnapshotLock(join(folder, 'lock')).tryAcquire()
  expect(release).toBeDefined()
  expect(await createSnapshotLock(join(folder, 'lock')).tryAcquire()).toBeUndefined()
  const taken = await lock().tryAcquire()
  expect(taken).toBeDefined()
  await taken?.()
  await release?.()
  expect(await readdir(folder)).toEqual([])
})

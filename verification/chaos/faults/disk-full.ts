import { execFile } from 'node:child_process'
import { chmod, mkdtemp, open, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { buildEndpointUrl } from '@larder/contract/http/endpoint'
import { inventory } from '@larder/contract/inventory'
import { myRecipes } from '@larder/contract/my-recipes'
import { recipes } from '@larder/contract/recipes'
import sharp from 'sharp'
import type { Cook } from '../../../apps/server/src/testing/a-cook'
import { aDraft } from '../../../apps/server/src/testing/a-saved-recipe'
import type { LarderProcess } from '../../../apps/server/src/testing/larder-process'
import { auditConsistency, auditWrites } from '../audit-database'
import { type ChaosInstallation, createChaosInstallation, registerCooks } from '../chaos-installation'
import { describeTallies } from '../chaos-report'
import type { ChaosFault, FaultReport } from '../fault'
import { waitUntilReady } from '../server-health'
import { createWriteJournal } from '../write-journal'

const run = promisify(execFile)
const sizeMegabytes = 220

/** A disk that fills up under the database during writes, and has room again. */
export const diskFull: ChaosFault = {
  name: 'disk-full',
  async run(notes, random) {
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'larder-small-disk-')))
    const mounted = await run('mount', [
      '-t',
      'tmpfs',
      '-o',
      `size=${sizeMegabytes}m,mode=711`,
      'tmpfs',
      folder,
    ]).then(
      () => true,
      () => false,
    )
    if (!mounted) {
      await rm(folder, { recursive: true })
      notes.observed('not tried: a small disk of its own needs root')
      return
    }
    await chmod(folder, 0o711)
    const installation = await createChaosInstallation(folder)
    try {
      await fillDisk(notes, installation, random)
    } finally {
      await installation.close()
      await run('umount', [folder])
      await rm(folder, { recursive: true })
    }
  },
}

async function fillDisk(
  notes: FaultReport,
  installation: ChaosInstallation,
  random: Parameters<ChaosFault['run']>[1],
): Promise<void> {
  const larder = await installation.start({ LOG_LEVEL: 'info' })
  const cooks = await registerCooks(larder, 8)
  const journal = createWriteJournal(cooks.slice(1), random)
  const [painter] = cooks
  if (!painter) throw new Error('nobody paints')
  const { id: recipeId } = (await larder.call(recipes.create, { body: aDraft() }, painter)).body.data
  const picture = await drawPicture()
  const over = new AbortController()
  const writing = journal.write(larder.call, over.signal, 'go on')
  await wait(1000)

  notes.tried(`a disk of ${sizeMegabytes} MB filled to the last byte amid writes and pictures`)
  const filler = join(installation.folder, 'filler')
  await writeFiller(filler)
  const failure = await uploadUntilRejected(larder, painter, recipeId, picture)
  const read = await larder.call(inventory.list, {}, painter)
  await wait(3000)
  notes.assert([507, 503].includes(failure.status), `a picture was answered with ${failure.status}`)
  notes.assert([200, 503].includes(read.status), `reading was answered with ${read.status}`)
  notes.observed(
    `a picture without room: ${failure.status} ‘${failure.message}’ after ${failure.painted} that fitted; reading: ${read.status}`,
  )

  notes.tried('the write-ahead log without room, too')
  await writeFiller(`${filler}-2`)
  const stopped = await fillLog(installation)
  notes.assert(stopped !== undefined, 'the log never ran out of room')
  await wait(4000)
  const without = await larder.call(inventory.list, {}, painter)
  notes.assert(
    [200, 503].includes(without.status),
    `reading without a log was answered with ${without.status}`,
  )
  notes.observed(`PostgreSQL stopped (‘${stopped}’); reading: ${without.status}, the server alive`)
  notes.assert((await fetch(`${larder.url}/healthz`)).status === 200, 'the server is not alive')

  await rm(filler, { force: true })
  await rm(`${filler}-2`, { force: true })
  const freed = Date.now()
  notes.assert(await waitUntilReady(larder.url), 'it did not come back when there was room')
  notes.observed(`room again: served ${((Date.now() - freed) / 1000).toFixed(1)} s later, without a restart`)
  await wait(1500)
  over.abort()
  await writing
  await auditWrites(notes, installation.query, larder, [journal])
  const painted = await larder.call(myRecipes.setPicture, { params: { id: recipeId }, picture }, painter)
  notes.assert(painted.status === 200, `a picture after there was room again: ${painted.status}`)
  const where = { params: { id: recipeId, picture: painted.body.data.id }, query: {} }
  const kept = await fetch(larder.url + buildEndpointUrl(myRecipes.picture, where)).then(
    (answer) => answer.status,
  )
  notes.assert(kept === 200, `that picture is answered with ${kept}`)
  await auditConsistency(notes, installation.query)
  const unclear = [...journal.tally.byStatus.keys()].filter(
    (status) => status >= 500 && ![503, 507].includes(status),
  )
  notes.assert(unclear.length === 0, `writes without room ended with ${unclear}`)
  notes.assert(/disk is full|No space left/.test(larder.output()), 'the log does not say what is wrong')
  notes.observed(describeTallies([journal.tally]))
  notes.assert((await larder.end('SIGTERM')) === 0, 'it did not end properly afterwards')
}

/** Begins one file of the log after the other until there is no room for the next; gives how PostgreSQL took it. */
async function fillLog(installation: ChaosInstallation): Promise<string | undefined> {
  for (let segment = 0; segment < 20; segment += 1) {
    const trouble = await installation
      .query(async (db) => {
        await db.query(`select pg_logical_emit_message(true, 'chaos', 'full')`)
        await db.query('select pg_switch_wal()')
      })
      .then(
        () => undefined,
        (error: Error) => error.message,
      )
    if (trouble !== undefined) return trouble
  }
  return undefined
}

/** Noise does not shrink. */
function drawPicture(): Promise<Uint8Array<ArrayBuffer>> {
  const create = { width: 1600, height: 1200, channels: 3 as const, background: '#888' }
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  return sharp({ create: { ...create, noise } })
    .jpeg({ quality: 95 })
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes))
}

async function uploadUntilRejected(
  larder: LarderProcess,
  cook: Cook,
  id: number,
  picture: Uint8Array<ArrayBuffer>,
) {
  for (let painted = 0; ; painted += 1) {
    const { status, body } = await larder.call(myRecipes.setPicture, { params: { id }, picture }, cook)
    if (status !== 200 || painted > 500) return { status, painted, message: body.error?.message ?? '' }
  }
}

/** Writes until nothing more goes in. */
async function writeFiller(path: string): Promise<void> {
  const file = await open(path, 'w')
  try {
    for (let size = 1 << 20; size >= 512; ) {
      const { bytesWritten } = await file.write(Buffer.alloc(size)).catch(() => ({ bytesWritten: 0 }))
      if (bytesWritten < size) size >>= 1
    }
  } finally {
    await file.close()
  }
}

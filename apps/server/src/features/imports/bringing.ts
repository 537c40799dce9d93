import type { ImportEvent } from '@larder/contract/imports'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { importRecipes, imports } from '../../db/tables/imports'
import { AppError } from '../../errors'
import { hearing } from '../../hearing'
import type { ImportTask } from '../../importing/import-task'
import type { Find } from '../../importing/read-event'
import { importOf } from './import-view'
import { makePictures, type PictureToMake } from './making-pictures'
import type { ImportsParts } from './parts'
import { refusalFor } from './trouble'

type Progress = Omit<Extract<ImportEvent, { kind: 'progress' }>, 'kind'>
type Tell = (step: Progress) => void
type Trouble = { readonly from: string; readonly why: string }

/** What is to be brought in: under which number and name, and how it is come by. */
export interface Bringing {
  readonly id: string
  readonly kind: 'address' | 'text' | 'file'
  readonly name: string
  task(tell: Tell, signal: AbortSignal): Promise<ImportTask>
}

const mostKept = 20
const mostTroubles = 200
const mostFound = 20_000
const tooMany = 'There are more than 20,000 recipes in it. Bring them in by parts.'
const oneAtATime = 'Another import of yours is under way. Wait for it, or cancel it first.'
const somethingBroke = 'It could not be read to the end. Nothing was kept; please try again.'

/** Reads what is brought in and keeps what was found until its cook has decided; says all the while how far it is. */
export function openBringing(parts: ImportsParts) {
  const { db, clock, log, limits, allowances, reader } = parts
  const underWay = new Set<string>()

  async function open(actor: Actor, { id, kind, name }: Bringing): Promise<void> {
    const { accountId } = actor
    const begun = await db
      .insert(imports)
      .values({ id, accountId, name, kind, troubles: [], createdAt: clock() })
      .onConflictDoNothing()
      .returning({ id: imports.id })
    if (begun.length === 0) throw new AppError('action-used')
    const older = db
      .select({ id: imports.id })
      .from(imports)
      .where(eq(imports.accountId, accountId))
      .orderBy(desc(imports.createdAt), asc(imports.id))
      .offset(mostKept)
    await db.delete(imports).where(inArray(imports.id, older))
  }

  /** Reads all of it and keeps what was found, as it came. */
  async function read(id: string, task: ImportTask, tell: Tell, signal: AbortSignal) {
    const troubles: Trouble[] = []
    const pictures: PictureToMake[] = []
    let found = 0
    async function keep({ from, draft, doubts, guessed, picture, pictureAddress, kept }: Find) {
      if (found >= mostFound) throw new AppError('nothing-to-import', { message: tooMany })
      const shown = { draft, doubts: [...doubts], guessed: [...guessed] }
      const bytes = picture ? Buffer.from(picture) : null
      const row = { importId: id, place: found, source: from.slice(0, 300), found: shown, picture: bytes }
      await db.insert(importRecipes).values({ ...row, kept: kept ?? null })
      // What an archive merely names is not fetched: it may name thousands.
      const address = task.kind === 'document' ? pictureAddress : undefined
      if (picture ?? address)
        pictures.push({ place: found, isOurs: kept !== undefined, ...(!picture && { address }) })
      found += 1
    }
    await reader.read(
      task,
      async (events) => {
        for (const event of events)
          if (event.kind === 'progress') tell(event)
          else if (event.kind === 'found') await keep(event.find)
          else if (troubles.length < mostTroubles) troubles.push({ from: event.from, why: event.why })
      },
      signal,
    )
    if (found === 0) throw nothingIn(troubles)
    return { troubles, pictures }
  }

  async function bring(actor: Actor, bringing: Bringing, tell: Tell, signal: AbortSignal) {
    const { id } = bringing
    await open(actor, bringing)
    try {
      const { troubles, pictures } = await read(id, await bringing.task(tell, signal), tell, signal)
      const onDone = (done: number) => tell({ done, of: pictures.length, doing: 'Looking at the photos' })
      const leftOut = await makePictures(parts, id, pictures, { signal, onDone })
      if (leftOut > 0)
        troubles.push({ from: 'Photos', why: `${leftOut} were left out: there were too many.` })
      await db
        .update(imports)
        .set({ troubles, readAt: clock() })
        .where(and(eq(imports.id, id), eq(imports.accountId, actor.accountId)))
    } catch (error) {
      await db.delete(imports).where(eq(imports.id, id))
      throw error
    }
  }

  return async (
    actor: Actor,
    bringing: Bringing,
    signal: AbortSignal,
  ): Promise<AsyncIterable<ImportEvent>> => {
    const { accountId } = actor
    await limits.spend(`imports:${accountId}`, allowances.imports)
    const isAgain = await importOf(db, actor, bringing.id).then(
      () => true,
      () => false,
    )

    async function* telling(): AsyncGenerator<ImportEvent> {
      try {
        if (!isAgain) {
          yield { kind: 'progress', done: 0, of: 1, doing: 'Opening it' }
          const heard = hearing<void, Progress>((tell) => bring(actor, bringing, tell, signal))
          for await (const { done, of, doing } of heard.steps) yield { kind: 'progress', done, of, doing }
          await heard.result
        }
        yield { kind: 'found', import: await importOf(db, actor, bringing.id) }
      } catch (error) {
        // Then nobody listens any more.
        if (signal.aborted) return
        const refusal = refusalFor(error)
        if (refusal instanceof AppError)
          yield { kind: 'failed', code: refusal.code, message: refusal.message }
        else {
          log.error({ err: error }, 'an import failed')
          yield { kind: 'failed', code: 'out-of-order', message: somethingBroke }
        }
      } finally {
        underWay.delete(accountId)
      }
    }
    // One at a time of each cook, so that nobody keeps all others waiting.
    if (underWay.has(accountId)) throw new AppError('importer-busy', { message: oneAtATime })
    underWay.add(accountId)
    signal.addEventListener('abort', () => underWay.delete(accountId), { once: true })
    return telling()
  }
}

function nothingIn([first]: readonly { why: string }[]): AppError {
  return new AppError('nothing-to-import', first ? { message: first.why } : {})
}

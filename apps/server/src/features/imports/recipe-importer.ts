import type { ImportEvent } from '@larder/contract/imports'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { importRecipes, importsTable } from '../../db/tables/imports'
import { AppError } from '../../errors'
import { streamProgress } from '../../http/events/progress-stream'
import type { ImportedRecipe } from '../../recipe-import/import-event'
import type { ImportTask } from '../../recipe-import/import-task'
import { toImportAppError } from './import-error'
import { importPictures, type PictureToImport } from './import-pictures'
import { findImport } from './import-queries'
import type { ImportsParts } from './parts'

type ImportProgress = Omit<Extract<ImportEvent, { kind: 'progress' }>, 'kind'>
type ReportProgress = (step: ImportProgress) => void
type ImportFailure = { readonly from: string; readonly why: string }

/** What is to be brought in: under which number and name, and how it is come by. */
export interface ImportSource {
  readonly id: string
  readonly kind: 'address' | 'text' | 'file'
  readonly name: string
  task(tell: ReportProgress, signal: AbortSignal): Promise<ImportTask>
}

const maxImports = 20
const maxFailures = 200
const maxRecipes = 20_000
const tooManyMessage = 'There are more than 20,000 recipes in it. Bring them in by parts.'
const busyMessage = 'Another import of yours is under way. Wait for it, or cancel it first.'
const internalErrorMessage = 'It could not be read to the end. Nothing was kept; please try again.'

/** Reads what is brought in and keeps what was found until its cook has decided; says all the while how far it is. */
export function createRecipeImporter(parts: ImportsParts) {
  const { db, clock, log, limits, allowances, reader } = parts
  const underWay = new Set<string>()

  async function open(actor: Actor, { id, kind, name }: ImportSource): Promise<void> {
    const { accountId } = actor
    const begun = await db
      .insert(importsTable)
      .values({ id, accountId, name, kind, troubles: [], createdAt: clock() })
      .onConflictDoNothing()
      .returning({ id: importsTable.id })
    if (begun.length === 0) throw new AppError('idempotency-key-reused')
    const older = db
      .select({ id: importsTable.id })
      .from(importsTable)
      .where(eq(importsTable.accountId, accountId))
      .orderBy(desc(importsTable.createdAt), asc(importsTable.id))
      .offset(maxImports)
    await db.delete(importsTable).where(inArray(importsTable.id, older))
  }

  /** Reads all of it and keeps what was found, as it came. */
  async function read(id: string, task: ImportTask, tell: ReportProgress, signal: AbortSignal) {
    const troubles: ImportFailure[] = []
    const pictures: PictureToImport[] = []
    let found = 0
    async function keep({ from, draft, doubts, guessed, picture, pictureAddress, kept }: ImportedRecipe) {
      if (found >= maxRecipes) throw new AppError('nothing-to-import', { message: tooManyMessage })
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
          else if (troubles.length < maxFailures) troubles.push({ from: event.from, why: event.why })
      },
      signal,
    )
    if (found === 0) throw nothingFoundError(troubles)
    return { troubles, pictures }
  }

  async function bring(actor: Actor, bringing: ImportSource, tell: ReportProgress, signal: AbortSignal) {
    const { id } = bringing
    await open(actor, bringing)
    try {
      const { troubles, pictures } = await read(id, await bringing.task(tell, signal), tell, signal)
      const onDone = (done: number) => tell({ done, of: pictures.length, doing: 'Looking at the photos' })
      const leftOut = await importPictures(parts, id, pictures, { signal, onDone })
      if (leftOut > 0)
        troubles.push({ from: 'Photos', why: `${leftOut} were left out: there were too many.` })
      await db
        .update(importsTable)
        .set({ troubles, readAt: clock() })
        .where(and(eq(importsTable.id, id), eq(importsTable.accountId, actor.accountId)))
    } catch (error) {
      await db.delete(importsTable).where(eq(importsTable.id, id))
      throw error
    }
  }

  return async (
    actor: Actor,
    bringing: ImportSource,
    signal: AbortSignal,
  ): Promise<AsyncIterable<ImportEvent>> => {
    const { accountId } = actor
    await limits.consume(`imports:${accountId}`, allowances.imports)
    const isAgain = await findImport(db, actor, bringing.id).then(
      () => true,
      () => false,
    )

    async function* telling(): AsyncGenerator<ImportEvent> {
      try {
        if (!isAgain) {
          yield { kind: 'progress', done: 0, of: 1, doing: 'Opening it' }
          const heard = streamProgress<void, ImportProgress>((tell) => bring(actor, bringing, tell, signal))
          for await (const { done, of, doing } of heard.steps) yield { kind: 'progress', done, of, doing }
          await heard.result
        }
        yield { kind: 'found', import: await findImport(db, actor, bringing.id) }
      } catch (error) {
        // Then nobody listens any more.
        if (signal.aborted) return
        const refusal = toImportAppError(error)
        if (refusal instanceof AppError)
          yield { kind: 'failed', code: refusal.code, message: refusal.message }
        else {
          log.error({ err: error }, 'recipe import failed')
          yield { kind: 'failed', code: 'internal-error', message: internalErrorMessage }
        }
      } finally {
        underWay.delete(accountId)
      }
    }
    // One at a time of each cook, so that nobody keeps all others waiting.
    if (underWay.has(accountId)) throw new AppError('importer-busy', { message: busyMessage })
    underWay.add(accountId)
    signal.addEventListener('abort', () => underWay.delete(accountId), { once: true })
    return telling()
  }
}

function nothingFoundError([first]: readonly { why: string }[]): AppError {
  return new AppError('nothing-to-import', first ? { message: first.why } : {})
}

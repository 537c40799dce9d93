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
import { legibilityOf } from './legibility'
import type { ImportsParts } from './parts'

type ImportProgress = Omit<Extract<ImportEvent, { kind: 'progress' }>, 'kind'>
type ReportProgress = (step: ImportProgress) => void
type ImportFailure = { readonly from: string; readonly why: string }

/** The source of an import: its id, its name and how its content is obtained. */
export interface ImportSource {
  readonly id: string
  readonly kind: 'address' | 'text' | 'file'
  readonly name: string
  task(reportProgress: ReportProgress, signal: AbortSignal): Promise<ImportTask>
}

const maxImports = 20
const maxFailures = 200
const maxRecipes = 20_000
const tooManyMessage = 'There are more than 20,000 recipes in it. Import them in parts.'
const busyMessage = 'Another of your imports is still running. Wait for it, or cancel it first.'
const internalErrorMessage = 'It could not be read completely. Nothing was kept; please try again.'

/** Reads an import, stores the found recipes until the cook decides, and reports progress. */
export function createRecipeImporter(parts: ImportsParts) {
  const { db, clock, log, limits, allowances, reader } = parts
  const runningAccounts = new Set<string>()

  async function createImport(actor: Actor, { id, kind, name }: ImportSource): Promise<void> {
    const { accountId } = actor
    const inserted = await db
      .insert(importsTable)
      .values({ id, accountId, name, kind, troubles: [], createdAt: clock() })
      .onConflictDoNothing()
      .returning({ id: importsTable.id })
    if (inserted.length === 0) throw new AppError('idempotency-key-reused')
    const older = db
      .select({ id: importsTable.id })
      .from(importsTable)
      .where(eq(importsTable.accountId, accountId))
      .orderBy(desc(importsTable.createdAt), asc(importsTable.id))
      .offset(maxImports)
    await db.delete(importsTable).where(inArray(importsTable.id, older))
  }

  /** Reads everything and stores what is found. */
  async function readTask(id: string, task: ImportTask, reportProgress: ReportProgress, signal: AbortSignal) {
    const failures: ImportFailure[] = []
    const pictures: PictureToImport[] = []
    let found = 0
    async function saveFound({
      from,
      draft,
      doubts,
      guessed,
      picture,
      pictureAddress,
      kept,
    }: ImportedRecipe) {
      if (found >= maxRecipes) throw new AppError('nothing-to-import', { message: tooManyMessage })
      const printed = task.kind === 'document' && task.lines
      const content = {
        draft,
        doubts: [...doubts],
        guessed: [...guessed],
        ...(printed && { legibility: legibilityOf(draft, printed) }),
      }
      const bytes = picture ? Buffer.from(picture) : null
      const row = { importId: id, place: found, source: from.slice(0, 300), found: content, picture: bytes }
      await db.insert(importRecipes).values({ ...row, kept: kept ?? null })
      // Pictures that an archive only links are not fetched: there may be thousands.
      const address = task.kind === 'document' ? pictureAddress : undefined
      if (picture ?? address)
        pictures.push({ place: found, isOurs: kept !== undefined, ...(!picture && { address }) })
      found += 1
    }
    await reader.read(
      task,
      async (events) => {
        for (const event of events)
          if (event.kind === 'progress') reportProgress(event)
          else if (event.kind === 'found') await saveFound(event.find)
          else if (failures.length < maxFailures) failures.push({ from: event.from, why: event.why })
      },
      signal,
    )
    if (found === 0) throw nothingFoundError(failures)
    return { failures, pictures }
  }

  async function runImport(
    actor: Actor,
    source: ImportSource,
    reportProgress: ReportProgress,
    signal: AbortSignal,
  ) {
    const { id } = source
    await createImport(actor, source)
    try {
      const { failures, pictures } = await readTask(
        id,
        await source.task(reportProgress, signal),
        reportProgress,
        signal,
      )
      const onDone = (done: number) =>
        reportProgress({ done, of: pictures.length, doing: 'Looking at the photos' })
      const leftOut = await importPictures(parts, id, pictures, { signal, onDone })
      if (leftOut > 0)
        failures.push({ from: 'Photos', why: `${leftOut} were left out: there were too many.` })
      await db
        .update(importsTable)
        .set({ troubles: failures, readAt: clock() })
        .where(and(eq(importsTable.id, id), eq(importsTable.accountId, actor.accountId)))
    } catch (error) {
      await db.delete(importsTable).where(eq(importsTable.id, id))
      throw error
    }
  }

  return async (
    actor: Actor,
    source: ImportSource,
    signal: AbortSignal,
  ): Promise<AsyncIterable<ImportEvent>> => {
    const { accountId } = actor
    await limits.consume(`imports:${accountId}`, allowances.imports)
    const isRepeat = await findImport(db, actor, source.id).then(
      () => true,
      () => false,
    )

    async function* streamEvents(): AsyncGenerator<ImportEvent> {
      try {
        if (!isRepeat) {
          yield { kind: 'progress', done: 0, of: 1, doing: 'Opening it' }
          const progress = streamProgress<void, ImportProgress>((reportProgress) =>
            runImport(actor, source, reportProgress, signal),
          )
          for await (const { done, of, doing } of progress.steps) yield { kind: 'progress', done, of, doing }
          await progress.result
        }
        yield { kind: 'found', import: await findImport(db, actor, source.id) }
      } catch (error) {
        // The client has disconnected.
        if (signal.aborted) return
        const appError = toImportAppError(error)
        if (appError instanceof AppError)
          yield { kind: 'failed', code: appError.code, message: appError.message }
        else {
          log.error({ err: error }, 'recipe import failed')
          yield { kind: 'failed', code: 'internal-error', message: internalErrorMessage }
        }
      } finally {
        runningAccounts.delete(accountId)
      }
    }
    // One import at a time per cook, so that nobody blocks the others.
    if (runningAccounts.has(accountId)) throw new AppError('importer-busy', { message: busyMessage })
    runningAccounts.add(accountId)
    signal.addEventListener('abort', () => runningAccounts.delete(accountId), { once: true })
    return streamEvents()
  }
}

function nothingFoundError([first]: readonly { why: string }[]): AppError {
  return new AppError('nothing-to-import', first ? { message: first.why } : {})
}

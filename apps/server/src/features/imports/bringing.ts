import type { ImportEvent } from '@larder/contract/imports'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { importRecipes, imports } from '../../db/tables/imports'
import { AppError } from '../../errors'
import { hearing } from '../../hearing'
import type { ImportTask } from '../../importing/import-task'
import type { ReadEvent } from '../../importing/read-event'
import { foundPicture } from './found-picture'
import { importOf } from './import-view'
import type { ImportsParts } from './parts'
import { refusalFor } from './trouble'

type Progress = Omit<Extract<ImportEvent, { kind: 'progress' }>, 'kind'>
type Tell = (step: Progress) => void

/** What is to be brought in: under which number and name, and how it is come by. */
export interface Bringing {
  readonly id: string
  readonly kind: 'address' | 'text' | 'file'
  readonly name: string
  task(tell: Tell, signal: AbortSignal): Promise<ImportTask>
}

const mostKept = 20
const mostTroubles = 200
const somethingBroke = 'It could not be read to the end. Nothing was kept; please try again.'

/** Reads what is brought in and keeps what was found until its cook has decided; says all the while how far it is. */
export function openBringing(parts: ImportsParts) {
  const { db, clock, log, limits, allowances, reader } = parts

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

  async function bring(actor: Actor, bringing: Bringing, tell: Tell, signal: AbortSignal) {
    const { id } = bringing
    await open(actor, bringing)
    try {
      const task = await bringing.task(tell, signal)
      const troubles: { from: string; why: string }[] = []
      let found = 0
      const keep = async (event: ReadEvent) => {
        if (event.kind === 'progress') return tell(event)
        if (event.kind === 'trouble') {
          if (troubles.length < mostTroubles) troubles.push({ from: event.from, why: event.why })
          return undefined
        }
        const { from, draft, doubts, guessed, kept = null } = event.find
        const picture = (await foundPicture(parts, event.find, signal)) ?? null
        const shown = { draft, doubts: [...doubts], guessed: [...guessed] }
        const row = { importId: id, place: found, source: from.slice(0, 300), found: shown, picture, kept }
        await db.insert(importRecipes).values(row)
        found += 1
        return undefined
      }
      await reader.read(
        task,
        async (events) => {
          for (const event of events) await keep(event)
        },
        signal,
      )
      if (found === 0) throw nothingIn(troubles)
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
    await limits.spend(`imports:${actor.accountId}`, allowances.imports)
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
      }
    }
    return telling()
  }
}

function nothingIn([first]: readonly { why: string }[]): AppError {
  return new AppError('nothing-to-import', first ? { message: first.why } : {})
}

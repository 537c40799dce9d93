import { imports as calls } from '@larder/contract/imports'
import type { RecipeDraft } from '@larder/contract/recipes'
import { doubtsIn } from '@larder/kitchen/doubtful-line'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { inTransaction } from '../../db/open'
import { importRecipes, imports } from '../../db/tables/imports'
import { AppError } from '../../errors'
import type { Serve } from '../../http/serve'
import type { ServeStream } from '../../http/serve-stream'
import { openBringing } from './bringing'
import { foundAt, foundPage, importOf, importsWhere } from './import-view'
import { openKeeping } from './keeping'
import type { ImportsParts } from './parts'
import { addressSource, fileSource, textSource } from './sources'

export function serveImports(serve: Serve, serveStream: ServeStream, parts: ImportsParts): void {
  const { db } = parts
  const bring = openBringing(parts)
  const keep = openKeeping(parts)

  function fix(actor: Actor, id: string, place: number, draft: RecipeDraft) {
    return inTransaction(db, async (tx) => {
      await importOf(tx, actor, id)
      const at = and(eq(importRecipes.importId, id), eq(importRecipes.place, place))
      const [row] = await tx.select().from(importRecipes).where(at).for('update')
      if (!row) throw new AppError('import-not-found')
      if (row.savedAt !== null) throw new AppError('already-kept')
      const found = { ...row.found, draft, doubts: doubtsIn(draft.ingredients) }
      await tx.update(importRecipes).set({ found }).where(at)
      return foundAt({ db: tx, verdictsOf: parts.verdictsOf }, actor, id, place)
    })
  }

  serveStream(calls.fromAddress, ({ body }, { actor }, signal) =>
    bring(actor, addressSource(parts, body), signal),
  )
  serveStream(calls.fromText, ({ body }, { actor }, signal) => bring(actor, textSource(body), signal))
  serveStream(calls.fromFile, ({ params, query, file }, { actor }, signal) =>
    bring(actor, fileSource(params.id, query.name, file), signal),
  )
  serve(calls.list, (_, { actor }) => importsWhere(db, actor))
  serve(calls.get, ({ params }, { actor }) => importOf(db, actor, params.id))
  serve(calls.found, ({ params, query }, { actor }) => foundPage(parts, actor, params.id, query))
  serve(calls.fix, ({ params, body }, { actor }) => fix(actor, params.id, params.place, body.draft))
  serve(calls.keep, ({ params, body }, { actor }) => keep(actor, params.id, body.places))
  serve(calls.remove, async ({ params }, { actor }) => {
    await importOf(db, actor, params.id)
    await db.delete(imports).where(and(eq(imports.id, params.id), eq(imports.accountId, actor.accountId)))
  })
}

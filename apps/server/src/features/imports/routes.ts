import { imports as calls } from '@larder/contract/imports'
import type { RecipeDraft } from '@larder/contract/recipes'
import { findDoubtfulLines } from '@larder/kitchen/recipe/doubtful-line'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { inTransaction } from '../../db/database'
import { importRecipes, importsTable } from '../../db/tables/imports'
import { AppError } from '../../errors'
import type { ServeStream } from '../../http/events/serve-stream'
import type { Serve } from '../../http/serve'
import { isPictureFile } from '../../vision/picture-codec'
import { findImport, findImportedPage, findImportedRecipe, findImports } from './import-queries'
import { createImportSaver } from './import-saver'
import { createFileSource, createTextSource, createUrlSource } from './import-sources'
import { legibilityAfterFix } from './legibility'
import type { ImportsParts } from './parts'
import { createRecipeImporter } from './recipe-importer'

export function serveImports(serve: Serve, serveStream: ServeStream, parts: ImportsParts): void {
  const { db, limits, allowances } = parts
  const runImport = createRecipeImporter(parts)
  const keep = createImportSaver(parts)

  function fix(actor: Actor, id: string, place: number, draft: RecipeDraft) {
    return inTransaction(db, async (tx) => {
      await findImport(tx, actor, id)
      const at = and(eq(importRecipes.importId, id), eq(importRecipes.place, place))
      const [row] = await tx.select().from(importRecipes).where(at).for('update')
      if (!row) throw new AppError('import-not-found')
      if (row.savedAt !== null) throw new AppError('already-kept')
      const found = {
        ...row.found,
        draft,
        doubts: findDoubtfulLines(draft.ingredients),
        ...legibilityAfterFix(row.found, draft),
      }
      await tx.update(importRecipes).set({ found }).where(at)
      return findImportedRecipe(tx, actor, id, place)
    })
  }

  serveStream(calls.fromAddress, ({ body }, { actor }, signal) =>
    runImport(actor, createUrlSource(parts, body), signal),
  )
  serveStream(calls.fromText, ({ body }, { actor }, signal) =>
    runImport(actor, createTextSource(body), signal),
  )
  serveStream(calls.fromFile, async ({ params, query, file }, { actor }, signal) => {
    // A photo is read by the same model as a scan, and counts like one.
    if (isPictureFile(file)) await limits.consume(`lookings:${actor.accountId}`, allowances.lookings)
    const upload = { id: params.id, name: query.name, bytes: file }
    return runImport(actor, createFileSource(parts, actor, upload), signal)
  })
  serve(calls.list, (_, { actor }) => findImports(db, actor))
  serve(calls.get, ({ params }, { actor }) => findImport(db, actor, params.id))
  serve(calls.found, ({ params, query }, { actor }) => findImportedPage(db, actor, params.id, query))
  serve(calls.fix, ({ params, body }, { actor }) => fix(actor, params.id, params.place, body.draft))
  serve(calls.keep, ({ params, body }, { actor }) => keep(actor, params.id, body.places))
  serve(calls.remove, async ({ params }, { actor }) => {
    await findImport(db, actor, params.id)
    await db
      .delete(importsTable)
      .where(and(eq(importsTable.id, params.id), eq(importsTable.accountId, actor.accountId)))
  })
}

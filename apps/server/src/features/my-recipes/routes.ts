import { myRecipes } from '@larder/contract/my-recipes'
import type { Serve } from '../../http/serve'
import { openExporting } from './exporting'
import { openForms } from './forms'
import { openListing } from './listing'
import { openOwnRecipes } from './own-recipes'
import type { MyRecipesParts } from './parts'
import { openPictures } from './pictures'
import { openViews } from './views'

export function serveMyRecipes(serve: Serve, parts: MyRecipesParts): void {
  const listing = openListing(parts)
  const own = openOwnRecipes(parts)
  const forms = openForms(parts)
  const pictures = openPictures(parts)
  const view = openViews(parts)
  const exporting = openExporting(parts)
  serve(myRecipes.list, ({ query }, { actor }) => listing.list(actor, query))
  serve(myRecipes.stats, (_, { actor }) => listing.stats(actor))
  serve(myRecipes.open, ({ params }, { actor }) => listing.open(actor, params.id))
  serve(myRecipes.bringBack, ({ params }, { actor }) => own.bringBack(actor, params.id))
  serve(myRecipes.publish, ({ params, body }, { actor }) => own.publish(actor, params.id, body))
  serve(myRecipes.unpublish, ({ params }, { actor }) => own.unpublish(actor, params.id))
  serve(myRecipes.unfinished, ({ params }, { actor }) => forms.unfinished(actor, params.id))
  serve(myRecipes.keepForm, ({ params, body }, { actor }) =>
    forms.keep(actor, params.id, body.form, body.version),
  )
  serve(myRecipes.dropForm, ({ params }, { actor }) => forms.drop(actor, params.id))
  serve(myRecipes.setPicture, ({ params, picture }, { actor }) => pictures.set(actor, params.id, picture))
  serve(myRecipes.removePicture, ({ params }, { actor }) => pictures.remove(actor, params.id))
  serve(myRecipes.picture, ({ params, query }) => pictures.get(params.id, params.picture, query.size))
  serve(myRecipes.view, ({ params }, { actor }) => view(actor, params.id))
  serve(myRecipes.exportOne, ({ params, query }, { actor }) => exporting.one(actor, params.id, query.format))
  serve(myRecipes.exportAll, (_, { actor }) => exporting.all(actor))
}

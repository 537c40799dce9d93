import { myRecipes } from '@larder/contract/my-recipes'
import type { Serve } from '../../http/serve'
import { createMyRecipeList } from './my-recipe-list'
import type { MyRecipesParts } from './parts'
import { createRecipeExport } from './recipe-export'
import { createRecipePictures } from './recipe-pictures'
import { createRecipeViewCounter } from './recipe-view-counter'
import { createRecipeVisibility } from './recipe-visibility'
import { createUnfinishedRecipes } from './unfinished-recipes'

export function serveMyRecipes(serve: Serve, parts: MyRecipesParts): void {
  const listing = createMyRecipeList(parts)
  const own = createRecipeVisibility(parts)
  const forms = createUnfinishedRecipes(parts)
  const pictures = createRecipePictures(parts)
  const view = createRecipeViewCounter(parts)
  const exporting = createRecipeExport(parts)
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

import { myRecipes } from '@larder/contract/my-recipes'
import type { Serve } from '../../http/serve'
import { createMyRecipeList } from './my-recipe-list'
import type { MyRecipesParts } from './parts'
import { createRecipeExport } from './recipe-export'
import { createRecipePhotos } from './recipe-photos'
import { createRecipePictures } from './recipe-pictures'
import { createRecipeViewCounter } from './recipe-view-counter'
import { createRecipeVisibility } from './recipe-visibility'
import { createUnfinishedRecipes } from './unfinished-recipes'

export function serveMyRecipes(serve: Serve, parts: MyRecipesParts): void {
  const recipeList = createMyRecipeList(parts)
  const visibility = createRecipeVisibility(parts)
  const forms = createUnfinishedRecipes(parts)
  const pictures = createRecipePictures(parts)
  const photos = createRecipePhotos(parts)
  const countView = createRecipeViewCounter(parts)
  const recipeExport = createRecipeExport(parts)
  serve(myRecipes.list, ({ query }, { actor }) => recipeList.list(actor, query))
  serve(myRecipes.stats, (_, { actor }) => recipeList.stats(actor))
  serve(myRecipes.open, ({ params }, { actor }) => recipeList.open(actor, params.id))
  serve(myRecipes.bringBack, ({ params }, { actor }) => visibility.bringBack(actor, params.id))
  serve(myRecipes.publish, ({ params, body }, { actor }) => visibility.publish(actor, params.id, body))
  serve(myRecipes.unpublish, ({ params }, { actor }) => visibility.unpublish(actor, params.id))
  serve(myRecipes.unfinished, ({ params }, { actor }) => forms.unfinished(actor, params.id))
  serve(myRecipes.keepForm, ({ params, body }, { actor }) =>
    forms.keep(actor, params.id, body.form, body.version),
  )
  serve(myRecipes.dropForm, ({ params }, { actor }) => forms.drop(actor, params.id))
  serve(myRecipes.setPicture, ({ params, picture }, { actor }) => pictures.set(actor, params.id, picture))
  serve(myRecipes.removePicture, ({ params }, { actor }) => pictures.remove(actor, params.id))
  serve(myRecipes.addPhoto, ({ params, query, picture }, { actor }) =>
    photos.add(actor, params.id, picture, query.action),
  )
  serve(myRecipes.arrangePhoto, ({ params, body }, { actor }) =>
    photos.arrange(actor, params.id, params.picture, body),
  )
  serve(myRecipes.removePhoto, ({ params }, { actor }) => photos.remove(actor, params.id, params.picture))
  serve(myRecipes.picture, ({ params, query }) => pictures.get(params.id, params.picture, query.size))
  serve(myRecipes.view, ({ params }, { actor }) => countView(actor, params.id))
  serve(myRecipes.exportOne, ({ params, query }, { actor }) =>
    recipeExport.one(actor, params.id, query.format),
  )
  serve(myRecipes.exportAll, (_, { actor }) => recipeExport.all(actor))
}

import { recipes } from '@larder/contract/recipes'
import type { Serve } from '../../http/serve'
import type { DrawnPictures } from './drawn-pictures/drawn-pictures'
import { createRecipes, type RecipesParts } from './service'

export function serveRecipes(
  serve: Serve,
  { pictures, ...parts }: RecipesParts & { pictures: DrawnPictures },
): void {
  const cookbook = createRecipes(parts)
  serve(recipes.search, ({ query }, { actor }) => cookbook.search(actor, query))
  serve(recipes.groups, ({ query }, { actor }) => cookbook.groups(actor, query))
  serve(recipes.top, ({ query }, { actor }) => cookbook.top(actor, query.limit))
  serve(recipes.get, ({ params, query }, { actor }) => cookbook.get(actor, params.id, query))
  serve(recipes.drawnPicture, ({ params, query }, { address, format }) =>
    pictures.get({ ...params, ...query, format }, address),
  )
  serve(recipes.create, ({ body }, { actor, signal }) => cookbook.create(actor, body, signal))
  serve(recipes.update, ({ params, body }, { actor, signal }) =>
    cookbook.update(actor, params.id, body, signal),
  )
  serve(recipes.remove, ({ params }, { actor }) => cookbook.remove(actor, params.id))
  serve(recipes.versions, ({ params, query }, { actor }) => cookbook.versions(actor, params.id, query))
  serve(recipes.favourite, ({ params, body }, { actor }) =>
    cookbook.favourite(actor, params.id, body.favourite),
  )
  serve(recipes.rate, ({ params, body }, { actor }) => cookbook.rate(actor, params.id, body.stars))
  serve(recipes.substitutes, ({ params, query }, { actor }) =>
    cookbook.substitutes(actor, params.id, params.place, query),
  )
}

import { myRecipes } from '@larder/contract/my-recipes'
import { recipes } from '@larder/contract/recipes'
import { inTransaction } from '../../db/database'
import { lockPostOf, setPostState } from '../../db/queries/posts'
import type { Cook } from '../a-cook'
import { aDraft, type DraftInput } from '../a-saved-recipe'
import type { TestCluster } from '../test-cluster'
import { aKitchen } from './a-kitchen'

export interface RejectableResponse {
  status: number
  body: { error?: { code: string } }
}

export const recipeRejection = ({ status, body }: RejectableResponse) => [status, body.error?.code]
export const recipeNotFound = [404, 'recipe-not-found']

/** A kitchen with actions on a cook's own recipes. */
export async function aWritingCook(cluster: TestCluster) {
  const kitchen = await aKitchen(cluster)
  const as = (cook: Cook = kitchen.ana) => ({ token: cook.token })
  const decide = (state: 'shown' | 'returned', id: number) =>
    inTransaction(kitchen.db, async (tx) => {
      const post = await lockPostOf(tx, id)
      if (!post) throw new Error(`recipe ${id} was never handed in`)
      const reason = state === 'returned' ? 'The photo shows another dish.' : null
      await setPostState(tx, post, state, { now: kitchen.now(), reason })
    })
  return {
    ...kitchen,
    as,
    async write(given: DraftInput = {}, cook?: Cook): Promise<number> {
      const { status, body } = await kitchen.call(recipes.create, { body: aDraft(given) }, as(cook))
      if (status !== 201) throw new Error(`no recipe: ${JSON.stringify(body)}`)
      return body.data.id
    },
    update: (id: number, version: number, given: DraftInput, cook?: Cook) =>
      kitchen.call(recipes.update, { params: { id }, body: { ...aDraft(given), version } }, as(cook)),
    remove: (id: number, cook?: Cook) => kitchen.call(recipes.remove, { params: { id } }, as(cook)),
    read: (id: number, cook?: Cook) =>
      kitchen.call(recipes.get, { params: { id }, query: {} }, { token: cook?.token }),
    list: (
      query: { search?: string; status?: 'draft' | 'published'; page?: number; size?: number } = {},
      cook?: Cook,
    ) => kitchen.call(myRecipes.list, { query }, as(cook)),
    open: (id: number, cook?: Cook) => kitchen.call(myRecipes.open, { params: { id } }, as(cook)),
    publish: (id: number, introduction = '', community: 'desserts' | 'low-carb' = 'desserts', cook?: Cook) =>
      kitchen.call(myRecipes.publish, { params: { id }, body: { community, introduction } }, as(cook)),
    unpublish: (id: number, cook?: Cook) => kitchen.call(myRecipes.unpublish, { params: { id } }, as(cook)),
    bringBack: (id: number, cook?: Cook) => kitchen.call(myRecipes.bringBack, { params: { id } }, as(cook)),
    setPicture: (id: number, picture: Uint8Array, cook?: Cook) =>
      kitchen.call(myRecipes.setPicture, { params: { id }, picture }, as(cook)),
    picture: (id: number, picture: string, size: 'card' | 'page' | 'share' = 'page') =>
      kitchen.call(myRecipes.picture, { params: { id, picture }, query: { size } }),
    addPhoto: (id: number, picture: Uint8Array, cook?: Cook, action?: string) =>
      kitchen.call(
        myRecipes.addPhoto,
        { params: { id }, query: action ? { action } : {}, picture },
        as(cook),
      ),
    arrangePhoto: (
      id: number,
      picture: string,
      body: { first?: true; focus?: { x: number; y: number } },
      cook?: Cook,
    ) => kitchen.call(myRecipes.arrangePhoto, { params: { id, picture }, body }, as(cook)),
    removePhoto: (id: number, picture: string, cook?: Cook) =>
      kitchen.call(myRecipes.removePhoto, { params: { id, picture } }, as(cook)),
    /** Approves as an admin does. */
    approve: (id: number) => decide('shown', id),
    giveBack: (id: number) => decide('returned', id),
  }
}

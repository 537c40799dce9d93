import { type MyRecipe, myRecipes } from '@larder/contract/my-recipes'
import { recipes } from '@larder/contract/recipes'
import { ApiError, sentenceOf } from '../../api/api-error'
import { call, callBytes } from '../../api/client'
import { toast } from '../../ui/toast-store'
import { patchOwn, refreshOwn } from './own-recipes'
import { saveFile } from './save-file'

async function tried(title: string, work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    console.error(title, error)
    toast({ title, description: sentenceOf(error), tone: 'destructive' })
    await refreshOwn()
    return false
  }
}

/** Deletes a recipe; it leaves the list at once and comes back with Undo. */
export function removeRecipe({ id, title }: MyRecipe): Promise<boolean> {
  return tried('Not deleted', async () => {
    await patchOwn(id, () => null)
    await call(recipes.remove, { params: { id } }).catch((error: unknown) => {
      // Somebody was quicker: it is as it should be.
      if (!(error instanceof ApiError) || error.code !== 'recipe-not-found') throw error
    })
    toast({
      title: 'Recipe deleted',
      description: title,
      action: { label: 'Undo', altText: 'Bring the recipe back', onSelect: () => void bringBack(id) },
    })
    await refreshOwn()
  })
}

function bringBack(id: number): Promise<boolean> {
  return tried('Not brought back', async () => {
    const { data } = await call(myRecipes.bringBack, { params: { id } })
    toast({ title: 'Recipe is back', description: data.title, tone: 'success' })
    await refreshOwn()
  })
}

/** Takes a recipe out of the community, or back before an admin looked at it. */
export function unpublishRecipe({ id, title }: MyRecipe): Promise<boolean> {
  return tried('Not unpublished', async () => {
    const { data } = await call(myRecipes.unpublish, { params: { id } })
    await patchOwn(id, () => data)
    toast({
      title: 'It is a draft again',
      description: `Only you and your household see ${title}.`,
      tone: 'success',
    })
    await refreshOwn()
  })
}

export function exportRecipe({ id }: MyRecipe, format: 'cooklang' | 'json-ld'): Promise<boolean> {
  return tried('Not exported', async () => {
    const { data } = await call(myRecipes.exportOne, { params: { id }, query: { format } })
    saveFile(new Blob([data.text], { type: data.type }), data.name)
  })
}

/** Everything in one archive, which import takes back. */
export function exportAllRecipes(): Promise<boolean> {
  return tried('Not exported', async () => {
    const archive = await callBytes(myRecipes.exportAll, {})
    saveFile(archive, `larder-recipes-${new Date().toISOString().slice(0, 10)}.zip`)
  })
}

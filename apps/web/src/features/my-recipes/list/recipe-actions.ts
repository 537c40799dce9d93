import { type MyRecipe, myRecipes } from '@larder/contract/my-recipes'
import { recipes } from '@larder/contract/recipes'
import { ApiError, toErrorMessage } from '../../../api/api-error'
import { change, readBytes, readOnce } from '../../../api/sync'
import { refresh } from '../../../api/use-read'
import { toast } from '../../../ui/toasts/toast-store'

async function runRecipeAction(title: string, work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    console.error(title, error)
    toast({ title, description: toErrorMessage(error), tone: 'destructive' })
    // The list may be outdated.
    await refresh(recipes.get)
    return false
  }
}

/** Deletes a recipe. It leaves the list at once and can be restored with Undo. */
export function deleteOwnRecipe({ id, title }: MyRecipe): Promise<boolean> {
  return runRecipeAction('Not deleted', async () => {
    const { response, done } = change(recipes.remove, { params: { id } })
    const isThere = await response.then(
      () => true,
      (error: unknown) => {
        // It was already deleted, which is the desired result.
        if (!(error instanceof ApiError) || error.code !== 'recipe-not-found') throw error
        return false
      },
    )
    toast({
      title: 'Recipe deleted',
      description: title,
      action: { label: 'Undo', altText: 'Bring the recipe back', onSelect: () => void restoreRecipe(id) },
    })
    await (isThere ? done : refresh(recipes.remove))
  })
}

function restoreRecipe(id: number): Promise<boolean> {
  return runRecipeAction('The recipe could not be brought back', async () => {
    const { response, done } = change(myRecipes.bringBack, { params: { id } })
    const { data } = await response
    toast({ title: 'Recipe is back', description: data.title, tone: 'success' })
    await done
  })
}

/** Unpublishes a recipe, or withdraws it before an admin reviewed it. */
export function unpublishRecipe({ id, title }: MyRecipe): Promise<boolean> {
  return runRecipeAction('The recipe could not be made a draft again', async () => {
    const { response, done } = change(myRecipes.unpublish, { params: { id } })
    await response
    toast({
      title: 'It is a draft again',
      description: `Only you and your household see ${title}.`,
      tone: 'success',
    })
    await done
  })
}

/** Downloads a blob under a file name. */
function downloadFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

export function exportRecipe({ id }: MyRecipe, format: 'cooklang' | 'json-ld'): Promise<boolean> {
  return runRecipeAction('Not exported', async () => {
    const { data } = await readOnce(myRecipes.exportOne, { params: { id }, query: { format } })
    downloadFile(new Blob([data.text], { type: data.type }), data.name)
  })
}

/** Exports all recipes as one archive, which can be imported again. */
export function exportAllRecipes(): Promise<boolean> {
  return runRecipeAction('Not exported', async () => {
    const archive = await readBytes(myRecipes.exportAll, {})
    downloadFile(archive, `larder-recipes-${new Date().toISOString().slice(0, 10)}.zip`)
  })
}

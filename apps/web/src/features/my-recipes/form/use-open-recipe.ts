import { myRecipes, type RecipePicture } from '@larder/contract/my-recipes'
import type { RecipeDraft } from '@larder/contract/recipes'
import { useEffect, useEffectEvent, useState } from 'react'
import { readOnce } from '../../../api/sync'
import { useMe } from '../../../api/use-me'
import { type LocalDraft, localDrafts } from './draft-autosave'
import { emptyRecipeForm, isSameRecipeForm, type RecipeFormValues, toRecipeForm } from './form-values'

/** The initial state of the form. */
export interface OpenedRecipe {
  /** 0 for a new recipe. */
  readonly id: number
  readonly version: number
  readonly form: RecipeFormValues
  readonly draft?: RecipeDraft
  readonly picture?: RecipePicture | undefined
  /** Unsaved input of an earlier visit. */
  readonly unfinished: LocalDraft | null
  /** The owner's account id; undefined while offline. */
  readonly owner: string | undefined
}

interface OpeningState {
  readonly opened: OpenedRecipe | null
  readonly error: Error | null
  readonly readAgain: () => void
}

/** Opens a recipe or a new form, and looks for unfinished drafts on the server and in this browser. */
export function useOpenRecipe(id: number, blank: RecipeFormValues = emptyRecipeForm): OpeningState {
  const { me, error: unknownCook } = useMe()
  const [state, setState] = useState<{ opened: OpenedRecipe | null; error: Error | null }>({
    opened: null,
    error: null,
  })
  const [tries, setTries] = useState(0)
  const settled = me !== null || unknownCook !== null

  const open = useEffectEvent(async (signal: AbortSignal) => {
    const owner = me?.id
    try {
      const [recipe, serverDraft] = await Promise.all([
        id === 0 ? null : readOnce(myRecipes.open, { params: { id } }, { signal }),
        readOnce(myRecipes.unfinished, { params: { id } }, { signal }).catch((error: unknown) => {
          if (!signal.aborted) console.error('Loading the draft failed', error)
          return { data: null }
        }),
      ])
      if (signal.aborted) return
      const form = recipe ? toRecipeForm(recipe.data.draft) : blank
      // A local draft has not reached the server, so it is the newer one.
      const draft = (owner === undefined ? null : localDrafts.get(owner, id)) ?? serverDraft.data
      const unfinished =
        draft && !isSameRecipeForm(draft.form, form) && !isSameRecipeForm(draft.form, emptyRecipeForm)
          ? draft
          : null
      const opened = { id, version: recipe?.data.version ?? 0, form, unfinished, owner }
      setState({
        opened: recipe ? { ...opened, draft: recipe.data.draft, picture: recipe.data.picture } : opened,
        error: null,
      })
    } catch (error) {
      if (!signal.aborted) setState({ opened: null, error: error as Error })
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another recipe or another try opens again
  useEffect(() => {
    if (!settled) return undefined
    const control = new AbortController()
    void open(control.signal)
    return () => control.abort()
  }, [id, settled, tries])

  return {
    ...state,
    readAgain: () => {
      setState({ opened: null, error: null })
      setTries((count) => count + 1)
    },
  }
}

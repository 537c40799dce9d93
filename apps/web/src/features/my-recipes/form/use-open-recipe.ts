import { myRecipes, type RecipePicture } from '@larder/contract/my-recipes'
import type { RecipeDraft } from '@larder/contract/recipes'
import { useEffect, useEffectEvent, useState } from 'react'
import { callEndpoint } from '../../../api/client'
import { useMe } from '../../../api/use-me'
import { emptyRecipeForm, isSameRecipeForm, type RecipeFormValues, toRecipeForm } from './form-values'
import { type LocalDraft, localDrafts } from './local-draft'

/** A recipe as the form begins with it. */
export interface OpenedRecipe {
  /** 0 for a new one. */
  readonly id: number
  readonly version: number
  readonly form: RecipeFormValues
  readonly draft?: RecipeDraft
  readonly picture?: RecipePicture | undefined
  /** What was typed before and not saved. */
  readonly unfinished: LocalDraft | null
  /** Whose it is; unknown while the server cannot be asked. */
  readonly owner: string | undefined
}

interface OpeningState {
  readonly opened: OpenedRecipe | null
  readonly error: Error | null
  readonly readAgain: () => void
}

/** Opens a recipe for the form, or the form for a new one, and looks for what was left unfinished there and here. */
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
      const [own, there] = await Promise.all([
        id === 0 ? null : callEndpoint(myRecipes.open, { params: { id } }, { signal }),
        callEndpoint(myRecipes.unfinished, { params: { id } }, { signal }).catch((error: unknown) => {
          if (!signal.aborted) console.error('Loading the draft failed', error)
          return { data: null }
        }),
      ])
      if (signal.aborted) return
      const form = own ? toRecipeForm(own.data.draft) : blank
      // What is here has not reached the server, so it is the newer one.
      const kept = (owner === undefined ? null : localDrafts.get(owner, id)) ?? there.data
      const unfinished =
        kept && !isSameRecipeForm(kept.form, form) && !isSameRecipeForm(kept.form, emptyRecipeForm)
          ? kept
          : null
      const opened = { id, version: own?.data.version ?? 0, form, unfinished, owner }
      setState({
        opened: own ? { ...opened, draft: own.data.draft, picture: own.data.picture } : opened,
        error: null,
      })
    } catch (error) {
      if (!signal.aborted) setState({ opened: null, error: error as Error })
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another recipe or another try opens anew
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

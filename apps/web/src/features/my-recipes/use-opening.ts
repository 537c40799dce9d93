import { myRecipes, type Picture } from '@larder/contract/my-recipes'
import type { RecipeDraft } from '@larder/contract/recipes'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../api/client'
import { useMe } from '../../api/use-me'
import { blankForm, type FormValues, formOf, isSameForm } from './form-values'
import { type KeptForm, keptHere } from './kept-here'

/** A recipe as the form begins with it. */
export interface Opened {
  /** 0 for a new one. */
  readonly id: number
  readonly version: number
  readonly form: FormValues
  readonly draft?: RecipeDraft
  readonly picture?: Picture | undefined
  /** What was typed before and not saved. */
  readonly unfinished: KeptForm | null
  /** Whose it is; unknown while the server cannot be asked. */
  readonly owner: string | undefined
}

interface Opening {
  readonly opened: Opened | null
  readonly error: Error | null
  readonly readAgain: () => void
}

/** Opens a recipe for the form, or the form for a new one, and looks for what was left unfinished there and here. */
export function useOpening(id: number, blank: FormValues = blankForm): Opening {
  const { me, error: unknownCook } = useMe()
  const [state, setState] = useState<{ opened: Opened | null; error: Error | null }>({
    opened: null,
    error: null,
  })
  const [tries, setTries] = useState(0)
  const settled = me !== null || unknownCook !== null

  const open = useEffectEvent(async (signal: AbortSignal) => {
    const owner = me?.id
    try {
      const [own, there] = await Promise.all([
        id === 0 ? null : call(myRecipes.open, { params: { id } }, { signal }),
        call(myRecipes.unfinished, { params: { id } }, { signal }).catch((error: unknown) => {
          if (!signal.aborted) console.error('The unfinished form could not be read', error)
          return { data: null }
        }),
      ])
      if (signal.aborted) return
      const form = own ? formOf(own.data.draft) : blank
      // What is here has not reached the server, so it is the newer one.
      const kept = (owner === undefined ? null : keptHere.get(owner, id)) ?? there.data
      const unfinished =
        kept && !isSameForm(kept.form, form) && !isSameForm(kept.form, blankForm) ? kept : null
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

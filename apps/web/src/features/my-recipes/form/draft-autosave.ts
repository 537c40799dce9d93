import { myRecipes, UnfinishedRecipe } from '@larder/contract/my-recipes'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../api/api-error'
import { change } from '../../../api/sync'
import { emptyRecipeForm, type RecipeFormField, type RecipeFormValues } from './form-values'

/** Where the input is saved: nowhere yet, being sent, on the server, or only in this browser. */
export type AutosaveStatus = 'nothing' | 'under way' | 'kept' | 'here'

interface DraftAutosaveOptions {
  readonly owner: string | undefined
  readonly recipe: number
  readonly version: number
  readonly tell: (keeping: AutosaveStatus) => void
}

const autosaveDebounceMs = 1000
const retryDelayMs = 15_000

/** The last typed form, with the recipe version it is based on. */
export interface LocalDraft {
  readonly form: RecipeFormValues
  readonly version: number
  readonly at: string
}

const toStorageKey = (owner: string, recipe: number) => `recipe-form/${owner}/${recipe}`

/** Keeps unsent input in this browser, by account. Without storage it does nothing. */
export const localDrafts = {
  get(owner: string, recipe: number): LocalDraft | null {
    try {
      const { form, version, at } =
        JSON.parse(window.localStorage.getItem(toStorageKey(owner, recipe)) ?? 'null') ?? {}
      const read = UnfinishedRecipe.safeParse(form)
      return read.success && typeof version === 'number' && typeof at === 'string'
        ? { form: read.data, version, at }
        : null
    } catch {
      return null
    }
  },
  put(owner: string, recipe: number, kept: LocalDraft): void {
    try {
      window.localStorage.setItem(toStorageKey(owner, recipe), JSON.stringify(kept))
    } catch {
      // Storage is not available; the server keeps the draft, too.
    }
  },
  drop(owner: string, recipe: number): void {
    try {
      window.localStorage.removeItem(toStorageKey(owner, recipe))
    } catch {
      // Storage is not available, so nothing was kept.
    }
  },
}

/** Autosaves a form while it is edited: at once in this browser, and on the server whenever typing pauses. */
function createDraftAutosave({ owner, recipe, version, tell }: DraftAutosaveOptions) {
  let waiting: RecipeFormValues | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let underWay: Promise<void> = Promise.resolve()
  let sending = 0
  let closed = false
  let left = false

  function schedule(milliseconds: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void send(), milliseconds)
  }

  function send({ keepalive = false } = {}): Promise<void> {
    clearTimeout(timer)
    const form = waiting
    if (!form || closed) return underWay
    waiting = null
    // Sent in sequence, so that an older version never arrives last. Sent at once if nothing is pending, because a page
    // that is closing does not wait.
    underWay = sending > 0 ? underWay.then(() => put(form, keepalive)) : put(form, keepalive)
    return underWay
  }

  async function put(form: RecipeFormValues, keepalive: boolean) {
    if (closed) return
    sending += 1
    try {
      const body = { form: truncateFields(form), version }
      await change(myRecipes.keepForm, { params: { id: recipe }, body }, { keepalive }).response
      if (waiting || closed) return
      if (owner !== undefined) localDrafts.drop(owner, recipe)
      tell('kept')
    } catch (error) {
      if (waiting || closed) return
      tell('here')
      // After the form was left, the draft stays in this browser. A late retry could overwrite newer input.
      if (left || !(error instanceof ApiError) || !error.isTransient) return
      waiting = form
      schedule(retryDelayMs)
    } finally {
      sending -= 1
    }
  }

  return {
    keep(form: RecipeFormValues) {
      if (closed) return
      waiting = form
      if (owner !== undefined) localDrafts.put(owner, recipe, { form, version, at: new Date().toISOString() })
      tell('under way')
      schedule(autosaveDebounceMs)
    },
    /** The page is being hidden, perhaps for good: send pending input now. */
    flush: () => void send({ keepalive: true }),
    /** The form is shown. */
    arrive() {
      left = false
    },
    /** The form was left. */
    leave() {
      left = true
      void send({ keepalive: true })
    },
    tryAgain: () => void send(),
    /** The form was saved or reset: delete its draft here and on the server. */
    async drop() {
      closed = true
      clearTimeout(timer)
      waiting = null
      if (owner !== undefined) localDrafts.drop(owner, recipe)
      await underWay
      // On failure the draft is only offered once more.
      await change(myRecipes.dropForm, { params: { id: recipe } }).response.catch(() => undefined)
    },
  }
}

const maxLengths: Readonly<Record<RecipeFormField, number>> = {
  title: 400,
  description: 4000,
  community: 60,
  course: 60,
  difficulty: 60,
  prepTime: 120,
  cookTime: 120,
  waitTime: 120,
  servings: 40,
  ingredients: 40_000,
  instructions: 60_000,
  tags: 1000,
  emoji: 40,
  introduction: 4000,
}

/** Truncates a field that is much too long instead of losing it. */
function truncateFields(form: RecipeFormValues): RecipeFormValues {
  const entries = (Object.keys(emptyRecipeForm) as RecipeFormField[]).map((field) => [
    field,
    form[field].slice(0, maxLengths[field]),
  ])
  return Object.fromEntries(entries) as RecipeFormValues
}

interface Kept {
  readonly owner: string | undefined
  readonly recipe: number
  readonly version: number
}

/** Autosaves the form while it is open, and sends pending input when it is left. */
export function useDraftAutosave({ owner, recipe, version }: Kept) {
  const [keeping, setKeeping] = useState<AutosaveStatus>('nothing')
  const [keeper] = useState(() => createDraftAutosave({ owner, recipe, version, tell: setKeeping }))
  useEffect(() => {
    keeper.arrive()
    window.addEventListener('pagehide', keeper.flush)
    window.addEventListener('online', keeper.tryAgain)
    return () => {
      window.removeEventListener('pagehide', keeper.flush)
      window.removeEventListener('online', keeper.tryAgain)
      keeper.leave()
    }
  }, [keeper])
  return { keeper, keeping }
}

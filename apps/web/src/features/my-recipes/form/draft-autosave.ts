import { myRecipes } from '@larder/contract/my-recipes'
import { ApiError } from '../../../api/api-error'
import { callEndpoint } from '../../../api/client'
import { emptyRecipeForm, type RecipeFormField, type RecipeFormValues } from './form-values'
import { localDrafts } from './local-draft'

/** Where what is typed lies: nowhere yet, on its way, on the server, or only in this browser. */
export type AutosaveStatus = 'nothing' | 'under way' | 'kept' | 'here'

interface DraftAutosaveOptions {
  readonly owner: string | undefined
  readonly recipe: number
  readonly version: number
  readonly tell: (keeping: AutosaveStatus) => void
}

const typingPause = 1000
const retryDelayMs = 15_000

/** Keeps a form while it is being filled in: at once in this browser, and on the server whenever the typing pauses. */
export function createDraftAutosave({ owner, recipe, version, tell }: DraftAutosaveOptions) {
  let waiting: RecipeFormValues | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let underWay: Promise<void> = Promise.resolve()
  let sending = 0
  let closed = false
  let left = false

  function later(milliseconds: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void send(), milliseconds)
  }

  function send({ keepalive = false } = {}): Promise<void> {
    clearTimeout(timer)
    const form = waiting
    if (!form || closed) return underWay
    waiting = null
    // One after the other, so that an older one never arrives last; and at once where nothing is on its way, for a page that
    // is being left does not wait.
    underWay = sending > 0 ? underWay.then(() => put(form, keepalive)) : put(form, keepalive)
    return underWay
  }

  async function put(form: RecipeFormValues, keepalive: boolean) {
    if (closed) return
    sending += 1
    try {
      const body = { form: bounded(form), version }
      await callEndpoint(myRecipes.keepForm, { params: { id: recipe }, body }, { keepalive })
      if (waiting || closed) return
      if (owner !== undefined) localDrafts.drop(owner, recipe)
      tell('kept')
    } catch (error) {
      if (waiting || closed) return
      tell('here')
      // Whoever has left the form finds it here when they come back: a late try could undo what they wrote since.
      if (left || !(error instanceof ApiError) || !error.isTransient) return
      waiting = form
      later(retryDelayMs)
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
      later(typingPause)
    },
    /** The page is put away, perhaps for good: what waits goes out now. */
    flush: () => void send({ keepalive: true }),
    /** The form is on screen. */
    arrive() {
      left = false
    },
    /** The form is left. */
    leave() {
      left = true
      void send({ keepalive: true })
    },
    tryAgain: () => void send(),
    /** The form is saved or begun anew: nothing of it is kept any more, here or there. */
    async drop() {
      closed = true
      clearTimeout(timer)
      waiting = null
      if (owner !== undefined) localDrafts.drop(owner, recipe)
      await underWay
      // It would only be offered once more.
      await callEndpoint(myRecipes.dropForm, { params: { id: recipe } }).catch(() => undefined)
    },
  }
}

export type DraftAutosave = ReturnType<typeof createDraftAutosave>

const longest: Readonly<Record<RecipeFormField, number>> = {
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

/** A field that is much too long keeps its beginning rather than nothing at all. */
function bounded(form: RecipeFormValues): RecipeFormValues {
  const entries = (Object.keys(emptyRecipeForm) as RecipeFormField[]).map((field) => [
    field,
    form[field].slice(0, longest[field]),
  ])
  return Object.fromEntries(entries) as RecipeFormValues
}

import { UnfinishedRecipe } from '@larder/contract/my-recipes'
import type { RecipeFormValues } from './form-values'

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

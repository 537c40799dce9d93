import { UnfinishedRecipe } from '@larder/contract/my-recipes'
import type { RecipeFormValues } from './form-values'

/** A form as it was last typed, of a recipe in this version. */
export interface LocalDraft {
  readonly form: RecipeFormValues
  readonly version: number
  readonly at: string
}

const keyOf = (owner: string, recipe: number) => `recipe-form/${owner}/${recipe}`

/**
 * What was typed and has not reached the server yet stays in this browser, under its cook's name. A browser that keeps nothing
 * troubles nobody.
 */
export const localDrafts = {
  get(owner: string, recipe: number): LocalDraft | null {
    try {
      const { form, version, at } =
        JSON.parse(window.localStorage.getItem(keyOf(owner, recipe)) ?? 'null') ?? {}
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
      window.localStorage.setItem(keyOf(owner, recipe), JSON.stringify(kept))
    } catch {
      // The server is asked to keep it, too.
    }
  },
  drop(owner: string, recipe: number): void {
    try {
      window.localStorage.removeItem(keyOf(owner, recipe))
    } catch {
      // What cannot be reached was never kept.
    }
  },
}

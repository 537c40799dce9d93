import { session } from '../../../session/session-store'
import type { ItemForm } from './item-form-state'

let kept: { readonly owner: string | null; readonly form: ItemForm } | null = null

/** What was typed into 'Add New Item' before it was closed without saving, until the page is reloaded. */
export const addFormDraft = {
  get: (): ItemForm | null => (kept?.owner === session.get().accessToken ? kept.form : null),
  put: (form: ItemForm | null): void => {
    kept = form && { owner: session.get().accessToken, form }
  },
}

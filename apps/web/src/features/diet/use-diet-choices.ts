import type { HouseholdPerson } from '@larder/contract/diet'
import type { Endpoint, InputOf } from '@larder/contract/http/endpoint'
import { useWrite } from '../../api/use-api'
import { useSession } from '../../session/use-session'
import { toast } from '../../ui/toasts/toast-store'
import { useDraftValues } from './use-draft-values'
import { useUnsavedChangesGuard } from './use-unsaved-changes-guard'

interface DietChoicesOptions<E extends Endpoint, T> {
  /** The person; undefined for a visitor. */
  readonly person: HouseholdPerson | undefined
  readonly saved: readonly T[]
  /** Returns the identity of a choice. */
  readonly keyOf: (value: T) => string
  readonly endpoint: E
  readonly inputOf: (id: string, values: readonly T[]) => InputOf<E>
  /** The toast after saving. */
  readonly successToast: (values: readonly T[]) => { readonly title: string; readonly description: string }
}

/** A person's choices: kept while unsaved, saved on request, and guarded against loss. */
export function useDietChoices<E extends Endpoint, T>(choices: DietChoicesOptions<E, T>) {
  const { person, saved, keyOf: textOf, endpoint, inputOf, successToast: said } = choices
  const { isAuthenticated } = useSession()
  const draft = useDraftValues(person?.id ?? 'visitor', saved, textOf)
  const leaving = useUnsavedChangesGuard(draft.unsaved && isAuthenticated)
  const write = useWrite(endpoint)
  const chosen = draft.values

  return {
    chosen,
    unsaved: draft.unsaved,
    /** Another member saved other choices. While our own are being saved, the change may be our own. */
    overtaken: draft.overtaken && !write.isPending,
    leaving,
    saving: write.isPending,
    failure: write.error,
    choose(values: readonly T[]) {
      if (write.isError) write.reset()
      draft.change(values)
    },
    save() {
      if (!person) return
      write.mutate(inputOf(person.id, chosen), {
        onSuccess: () => {
          draft.keep(chosen)
          toast({ ...said(chosen), tone: 'success' })
        },
        onError: (error) => console.error('Saving the diet choices failed', error),
      })
    },
    forget() {
      write.reset()
      draft.forget()
    },
  }
}

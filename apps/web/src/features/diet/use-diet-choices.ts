import type { HouseholdPerson } from '@larder/contract/diet'
import type { WriteEndpoint } from '@larder/contract/http/endpoint'
import type { InputFor } from '@larder/sync/changes/change'
import { useEffect, useState } from 'react'
import { useChange } from '../../api/use-change'
import { toAppPath } from '../../base-path'
import { useNavigate } from '../../router/router'
import { useSession } from '../../session/use-session'
import { afterOverlaysClose } from '../../ui/overlays/use-close-on-back'
import { toast } from '../../ui/toasts/toast-store'

interface DietChoicesOptions<E extends WriteEndpoint, T> {
  /** The person; undefined for a visitor. */
  readonly person: HouseholdPerson | undefined
  readonly saved: readonly T[]
  /** Returns the identity of a choice. */
  readonly keyOf: (value: T) => string
  readonly endpoint: E
  readonly inputOf: (id: string, values: readonly T[]) => InputFor<E>
  /** The toast after saving. */
  readonly successToast: (values: readonly T[]) => { readonly title: string; readonly description: string }
}

interface Draft<T> {
  readonly ownerId: string
  /** The saved values when the first change was made. */
  readonly base: string
  readonly values: readonly T[]
}

/**
 * Unsaved choices on top of the saved ones. Without a draft the saved values are shown, also when another member
 * changes them.
 */
function useDraftValues<T>(ownerId: string, saved: readonly T[], textOf: (value: T) => string) {
  const [draft, setDraft] = useState<Draft<T> | null>(null)
  const own = draft?.ownerId === ownerId ? draft : null
  const serialize = (values: readonly T[]) => values.map(textOf).toSorted().join()
  const unsaved = own !== null && serialize(own.values) !== serialize(saved)

  return {
    values: own?.values ?? saved,
    unsaved,
    /** Another member saved other choices in the meantime. */
    overtaken: unsaved && own.base !== serialize(saved),
    change: (values: readonly T[]) =>
      setDraft({ ownerId: ownerId, base: own?.base ?? serialize(saved), values }),
    /** These are saved now. Choices made during the save stay selected. */
    keep(sent: readonly T[]) {
      setDraft((now) => {
        if (now?.ownerId !== ownerId) return now
        return now.values === sent ? null : { ...now, base: serialize(sent) }
      })
    },
    forget: () => setDraft(null),
  }
}

/** Blocks navigation that would lose unsaved choices, until the cook confirms. */
function useUnsavedChangesGuard(unsaved: boolean) {
  const navigate = useNavigate()
  const [goOn, setGoOn] = useState<(() => void) | null>(null)
  const askFirst = (next: () => void) => setGoOn(() => next)

  useEffect(() => {
    if (!unsaved) return
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !isInAppNavigation(link, event)) return
      event.preventDefault()
      // The router must not see the click: it would navigate although the default is prevented.
      event.stopPropagation()
      const { pathname, search, hash } = link
      setGoOn(() => () => void navigate(toAppPath(pathname) + search + hash))
    }
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    // Back and forward can be blocked only where the browser allows it; elsewhere they are not.
    const onTraverse = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable) return
      // A dialog closes, and the page stays.
      if (event.destination.url === window.location.href) return
      event.preventDefault()
      const { key } = event.destination
      setGoOn(() => () => void window.navigation.traverseTo(key))
    }
    const navigation = 'navigation' in window ? window.navigation : undefined
    document.addEventListener('click', onClick, true)
    window.addEventListener('beforeunload', onUnload)
    navigation?.addEventListener('navigate', onTraverse)
    return () => {
      document.removeEventListener('click', onClick, true)
      window.removeEventListener('beforeunload', onUnload)
      navigation?.removeEventListener('navigate', onTraverse)
    }
  }, [unsaved, navigate])

  return {
    asking: goOn !== null,
    /** Runs it at once, or after the cook agreed to lose the choices. */
    confirmIfUnsaved: (next: () => void) => (unsaved ? askFirst(next) : next()),
    stay: () => setGoOn(null),
    /** Call after discarding the choices: navigation is no longer blocked. */
    leave: () => {
      setGoOn(null)
      if (goOn) afterOverlaysClose(goOn)
    },
  }
}

function isInAppNavigation(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const { origin, pathname, search } = window.location
  const plainClick =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const elsewhere = link.pathname !== pathname || link.search !== search
  return plainClick && link.target === '' && link.href !== '' && link.origin === origin && elsewhere
}

/** A person's choices: kept while unsaved, saved on request, and guarded against loss. */
export function useDietChoices<E extends WriteEndpoint, T>(choices: DietChoicesOptions<E, T>) {
  const { person, saved, keyOf: textOf, endpoint, inputOf, successToast: said } = choices
  const { isAuthenticated } = useSession()
  const draft = useDraftValues(person?.id ?? 'visitor', saved, textOf)
  const leaving = useUnsavedChangesGuard(draft.unsaved && isAuthenticated)
  const write = useChange(endpoint)
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
      write.change(inputOf(person.id, chosen), {
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

import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

/** Blocks navigation that would lose unsaved choices, until the cook confirms. */
export function useUnsavedChangesGuard(unsaved: boolean) {
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
      setGoOn(() => () => void navigate(pathname + search + hash))
    }
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    // Back and forward can be blocked only where the browser allows it; elsewhere they are not.
    const onTraverse = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable) return
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
      if (goOn) setTimeout(goOn)
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

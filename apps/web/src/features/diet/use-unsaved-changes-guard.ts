import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

/** Stops whatever would lose unsaved choices, until the cook says so. */
export function useUnsavedChangesGuard(unsaved: boolean) {
  const navigate = useNavigate()
  const [goOn, setGoOn] = useState<(() => void) | null>(null)
  const ask = (next: () => void) => setGoOn(() => next)

  useEffect(() => {
    if (!unsaved) return
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !isInAppNavigation(link, event)) return
      event.preventDefault()
      // The router must not see it: what is stopped for everybody else would be followed by it.
      event.stopPropagation()
      const { pathname, search, hash } = link
      setGoOn(() => () => void navigate(pathname + search + hash))
    }
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    // Back and forward can be held only where the browser lets us; elsewhere they lead on unasked.
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
    /** Does it at once, or after the cook agreed to lose the choices. */
    confirmIfUnsaved: (next: () => void) => (unsaved ? ask(next) : next()),
    stay: () => setGoOn(null),
    /** Call once the choices are forgotten: nothing holds the cook any more. */
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

import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { isTypingIn } from '../../ui/overlays/lazy-shortcuts'
import { cookPlaces } from './cook-places'

const sequenceMs = 1500

/** G, then a letter, opens one of the five places; not while typing or in a dialog. */
export function usePlaceKeys(): void {
  const navigate = useNavigate()
  const open = useEffectEvent((to: string) => void navigate(to))
  useEffect(() => {
    let leadAt = Number.NEGATIVE_INFINITY
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      const key = event.key.toLowerCase()
      const isSecond = event.timeStamp - leadAt < sequenceMs
      leadAt = Number.NEGATIVE_INFINITY
      if (isTypingIn(event.target) || document.querySelector('[role=dialog], [role=alertdialog]')) return
      const place = isSecond ? cookPlaces.find((one) => one.key === key) : undefined
      if (place) {
        event.preventDefault()
        event.stopImmediatePropagation()
        open(place.to)
      } else if (key === 'g') {
        leadAt = event.timeStamp
      }
    }
    // Before the keys of the page itself.
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}

import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from '../../router/router'

/** Scrolls to the section named in the URL, opens it if it is closed, and focuses it, so that it is announced. */
export function useFragmentScroll() {
  const { key, hash } = useLocation()
  const kind = useNavigationType()
  const led = useRef<string>(undefined)

  useEffect(
    () => () => {
      led.current = undefined
    },
    [],
  )

  // Runs after every render, because the section may be rendered later. Each navigation scrolls once.
  useEffect(() => {
    const arrival = key + hash
    if (hash === '' || led.current === arrival) return
    const target = document.getElementById(readFragment(hash))
    if (!target) return
    led.current = arrival
    if (target instanceof HTMLDetailsElement) target.open = true
    // On Back the previous scroll position is kept.
    if (kind === 'POP' && window.scrollY > 0) return
    target.scrollIntoView()
    const focusTarget = target.querySelector<HTMLElement>('summary, h2') ?? target
    if (focusTarget.tabIndex < 0) focusTarget.tabIndex = -1
    focusTarget.focus({ preventScroll: true })
  })
}

function readFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

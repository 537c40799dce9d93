import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Leads to the part of a page that its address names, opens it where it is closed, and hands it the focus to be read out. */
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

  // After every drawing: the part may only come with a later one. Each arrival leads once.
  useEffect(() => {
    const arrival = key + hash
    if (hash === '' || led.current === arrival) return
    const target = document.getElementById(readFragment(hash))
    if (!target) return
    led.current = arrival
    if (target instanceof HTMLDetailsElement) target.open = true
    // Who comes back is brought to where they were.
    if (kind === 'POP' && window.scrollY > 0) return
    target.scrollIntoView()
    const heard = target.querySelector<HTMLElement>('summary, h2') ?? target
    if (heard.tabIndex < 0) heard.tabIndex = -1
    heard.focus({ preventScroll: true })
  })
}

function readFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

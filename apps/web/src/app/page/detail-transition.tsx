import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from '../../router/router'

/** A link on a card that opens the page of what the card shows; its picture grows into that of the page. */
const linkSelector = 'a[data-opens-dish]'
const pageSelector = '.dish-picture'
const transitionName = 'dish'
/** A page that takes longer appears without a transition: nothing may stand still for it. */
const maxWaitMs = 150

/** A view transition from a list to a detail. It does nothing with reduced motion, or in a browser without transitions. */
export function DetailTransition() {
  const { key } = useLocation()
  const arrive = useRef<(() => void) | undefined>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the next page is on the screen
  useLayoutEffect(() => arrive.current?.(), [key])

  useEffect(() => {
    if (typeof document.startViewTransition !== 'function') return undefined
    let passing = false

    function follow(event: MouseEvent) {
      if (passing || event.button !== 0 || hasModifier(event)) return
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>(linkSelector) : null
      if (!link || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
      const picture = link.closest('article, li')?.querySelector<HTMLElement>('img')
      // The old page is kept as a picture before the router changes anything.
      event.preventDefault()
      event.stopPropagation()
      // Only one element may have the name.
      if (picture && !document.querySelector(pageSelector)) picture.style.viewTransitionName = transitionName
      const transition = document.startViewTransition(async () => {
        const arrived = new Promise<void>((resolve) => {
          arrive.current = resolve
          setTimeout(resolve, maxWaitMs)
        })
        passing = true
        link.click()
        passing = false
        await arrived
        arrive.current = undefined
        if (picture) picture.style.viewTransitionName = ''
      })
      // A transition that the browser skips is no failure: the page changes all the same.
      transition.ready.catch(() => undefined)
      transition.finished.catch(() => undefined)
    }

    document.addEventListener('click', follow, { capture: true })
    return () => document.removeEventListener('click', follow, { capture: true })
  }, [])

  return null
}

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  altKey || ctrlKey || metaKey || shiftKey

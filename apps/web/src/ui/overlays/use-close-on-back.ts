import { useEffect, useEffectEvent } from 'react'

/**
 * What is open above the page, the topmost last. Each has a history entry of its own above the page's, so that Back
 * closes it instead of leaving the page. The entry's number is its depth.
 */
const open: { readonly close: () => void }[] = []
let settling: ReturnType<typeof setTimeout> | undefined
/** The page whose left-over entries are being taken away; another one is a press of Back that came meanwhile. */
let goingBackTo: unknown
let waiting: (() => void)[] = []

/** The router's key of a page; entries above the page have the same. */
const pageOf = (state: unknown) => (state as { key?: string } | null)?.key ?? null
const depthOf = (state: unknown) => (state as { overlays?: number } | null)?.overlays ?? 0

/** Adds the missing entries, and takes away those that are left over unless the page has moved on meanwhile. */
function settle() {
  settling = undefined
  if (goingBackTo !== undefined) return
  const depth = depthOf(window.history.state)
  for (let next = depth + 1; next <= open.length; next += 1) {
    window.history.pushState({ ...window.history.state, overlays: next }, '')
  }
  if (depth > open.length) {
    goingBackTo = pageOf(window.history.state)
    window.history.go(open.length - depth)
    return
  }
  const callbacks = waiting
  waiting = []
  for (const callback of callbacks) callback()
}

// Deferred: a dialog that opens another one as it closes hands its entry on, and a navigation comes first.
function settleSoon() {
  settling ??= setTimeout(settle)
}

function onPopState(event: PopStateEvent) {
  if (goingBackTo !== undefined) {
    const isSamePage = goingBackTo === pageOf(event.state)
    goingBackTo = undefined
    // Another page is for the router.
    if (!isSamePage) return settleSoon()
    event.stopImmediatePropagation()
    return settle()
  }
  const depth = depthOf(event.state)
  if (depth > open.length) {
    // The entry of something that a navigation closed: one press of Back leads past it.
    event.stopImmediatePropagation()
    return window.history.go(-depth)
  }
  for (const { close } of open.slice(depth).reverse()) close()
  settleSoon()
}

/** Runs a traversal of the history after the entries of closed dialogs are gone. */
export function afterOverlaysClose(traverse: () => void): void {
  waiting.push(traverse)
  settleSoon()
}

/** The browser's Back closes this first, and the page stays as it is. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    const entry = { close: () => onBack() }
    open.push(entry)
    // Before the router's listener. Adding it again changes nothing.
    window.addEventListener('popstate', onPopState, { capture: true })
    if (settling === undefined) settle()
    return () => {
      open.splice(open.indexOf(entry), 1)
      settleSoon()
    }
  }, [isOpen])
}

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { renderAsChild } from '../as-child'
import type { MenuProps } from './menu-items'

type MenuModule = typeof import('./loaded-menu')

/** The screen comes first. */
const loadDelayMs = 1500

let loaded: MenuModule | undefined
let loading: Promise<MenuModule> | undefined

/** Loads what opens; a failed attempt is made again with the next press. */
export function loadMenu(): Promise<MenuModule> {
  loading ??= import('./loaded-menu').then(
    (module) => {
      loaded = module
      return module
    },
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

type MenuState = 'button' | 'closed' | 'open'

function openWhenLoaded(setState: (state: MenuState) => void): void {
  void loadMenu().then(
    () => setState('open'),
    (error: unknown) => console.error('Loading a menu failed', error),
  )
}

/** A button with a menu. What opens is loaded shortly after the screen, or by the press that comes before. */
export function Menu({ startsOpen = false, ...props }: MenuProps & { readonly startsOpen?: boolean }) {
  const [state, setState] = useState<MenuState>(loaded ? (startsOpen ? 'open' : 'closed') : 'button')
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (state !== 'button') return
    if (startsOpen) return openWhenLoaded(setState)
    let unmounted = false
    // A button with the focus stays the same element.
    const replace = () => {
      if (!unmounted && document.activeElement !== button.current) setState('closed')
    }
    const timer = setTimeout(() => void loadMenu().then(replace, () => {}), loadDelayMs)
    return () => {
      unmounted = true
      clearTimeout(timer)
    }
  }, [state, startsOpen])

  if (state !== 'button' && loaded) return <loaded.LoadedMenu {...props} startsOpen={state === 'open'} />
  const preload = () => void loadMenu().catch(() => {})
  const open = () => openWhenLoaded(setState)
  return renderAsChild(props.trigger, {
    ref: button,
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: open,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'ArrowDown') open()
    },
  })
}

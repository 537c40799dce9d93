import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { ScanState } from './scan-state'

/** The pressed button disappears with its step, so the focus moves to the next step. */
export function useScanStepFocus(
  step: ScanState['step'],
  places: { stage: RefObject<HTMLElement | null>; results: RefObject<HTMLElement | null> },
) {
  const before = useRef(step)
  const follow = useEffectEvent((next: ScanState['step']) => {
    const focused = document.activeElement
    const lost = focused === null || focused === document.body || !focused.isConnected
    const place = next === 'camera' || next === 'choosing' ? places.stage : places.results
    if (lost) place.current?.focus({ preventScroll: true })
    const top = places.stage.current?.getBoundingClientRect().top ?? 0
    if (top < 0 && next !== 'choosing') places.stage.current?.scrollIntoView?.({ block: 'start' })
  })
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    follow(step)
  }, [step])
}

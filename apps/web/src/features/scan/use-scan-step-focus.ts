import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { ScanState } from './scan-state'

/** What was pressed goes away with its part of the screen: the focus goes on to what took its place. */
export function useScanStepFocus(
  step: ScanState['step'],
  places: { stage: RefObject<HTMLElement | null>; results: RefObject<HTMLElement | null> },
) {
  const before = useRef(step)
  const follow = useEffectEvent((next: ScanState['step']) => {
    const here = document.activeElement
    const lost = here === null || here === document.body || !here.isConnected
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

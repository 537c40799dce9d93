import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useGuidePreference } from '../guide/use-guide-preference'
import {
  isSpeaking,
  isSpeechSynthesisSupported,
  speak,
  stopSpeaking,
  subscribeToSpeaking,
} from './speech-synthesis'

/** Reads the step aloud: on request, and every new one if enabled. */
export function useReadAloud(text: string, place: number) {
  const [available] = useState(isSpeechSynthesisSupported)
  const [each, setEach] = useGuidePreference('read-each-step', false)
  const speaking = useSyncExternalStore(subscribeToSpeaking, isSpeaking)

  // The first step of a visit is read only on request, so that the page does not start to speak by itself.
  const readAt = useRef(place)
  const readNewStep = useEffectEvent((at: number) => {
    if (at === readAt.current) return
    readAt.current = at
    if (each && available) speak(text)
    else stopSpeaking()
  })
  useEffect(() => readNewStep(place), [place])
  useEffect(() => stopSpeaking, [])

  return {
    available,
    speaking,
    each,
    setEach(on: boolean) {
      setEach(on)
      if (on) speak(text)
      else stopSpeaking()
    },
    toggle: () => (speaking ? stopSpeaking() : speak(text)),
  }
}

export type ReadAloudControl = ReturnType<typeof useReadAloud>

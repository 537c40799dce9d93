import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useGuidePreference } from '../guide/use-guide-preference'
import {
  isSpeaking,
  isSpeechSynthesisSupported,
  speak,
  stopSpeaking,
  subscribeToSpeaking,
} from './speech-synthesis'

/** Reads the step out: when asked, and every new one where that is switched on. */
export function useReadAloud(text: string, place: number) {
  const [available] = useState(isSpeechSynthesisSupported)
  const [each, setEach] = useGuidePreference('read-each-step', false)
  const speaking = useSyncExternalStore(subscribeToSpeaking, isSpeaking)

  // The first one of a visit is read when the cook asks: a page that begins to talk by itself startles.
  const readAt = useRef(place)
  const arrive = useEffectEvent((at: number) => {
    if (at === readAt.current) return
    readAt.current = at
    if (each && available) speak(text)
    else stopSpeaking()
  })
  useEffect(() => arrive(place), [place])
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

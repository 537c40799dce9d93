import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { canSpeak, isSpeaking, speak, stopSpeaking, whenSpeakingChanges } from './speech'
import { usePreference } from './use-preference'

/** Reads the step out: when asked, and every new one where that is switched on. */
export function useReading(text: string, place: number) {
  const [available] = useState(canSpeak)
  const [each, setEach] = usePreference('read-each-step', false)
  const speaking = useSyncExternalStore(whenSpeakingChanges, isSpeaking)

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

export type Reading = ReturnType<typeof useReading>

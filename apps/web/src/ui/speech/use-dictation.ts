import { useEffect, useEffectEvent, useState } from 'react'
import { isSpeechRecognitionSupported, startSpeechRecognition } from './speech-recognition'

/** Writes down what is said, where the browser can listen. */
export function useDictation(onHeard: (said: string) => void) {
  const [available] = useState(isSpeechRecognitionSupported)
  const [listening, setListening] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const handleTranscript = useEffectEvent(([likeliest = '']: readonly string[]) => {
    const said = likeliest.trim()
    if (said !== '') onHeard(said)
  })

  useEffect(() => {
    if (!listening) return
    const recognition = startSpeechRecognition({
      onHeard: handleTranscript,
      onFailure: (why) => {
        setFailure(why)
        setListening(false)
      },
    })
    return recognition.stop
  }, [listening])

  return {
    available,
    listening,
    failure,
    toggle() {
      setFailure(null)
      setListening(!listening)
    },
  }
}

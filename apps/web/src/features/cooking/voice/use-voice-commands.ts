import { parseVoiceCommand } from '@larder/kitchen/cooking/voice-command'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isSpeechRecognitionSupported, startSpeechRecognition } from '../../../ui/speech/speech-recognition'
import type { VoiceCommandResult } from './execute-voice-command'
import { isSpeaking, speak, subscribeToSpeaking } from './speech-synthesis'

type KnownCommand = NonNullable<ReturnType<typeof parseVoiceCommand>>

/** The last phrase, and the result of its command. */
export interface HeardPhrase {
  readonly said: string
  /** Undefined if it was not a known command. */
  readonly message?: string
}

/** Listens for commands where the browser supports it, while there is a step, and pauses while the guide speaks. */
export function useVoiceCommands(onCommand: (command: KnownCommand) => VoiceCommandResult, hasStep: boolean) {
  const [available] = useState(isSpeechRecognitionSupported)
  const [isRequested, setListening] = useState(false)
  const listening = isRequested && hasStep
  const [heard, setHeard] = useState<HeardPhrase | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const line = useRef<ReturnType<typeof startSpeechRecognition> | null>(null)

  const handleTranscript = useEffectEvent((alternatives: readonly string[]) => {
    for (const words of alternatives) {
      const command = parseVoiceCommand(words)
      if (!command) continue
      const { message: done, spokenText: say } = onCommand(command)
      setHeard({ said: words.trim(), message: done })
      if (say !== undefined) speak(say)
      return
    }
    const [likeliest = ''] = alternatives
    if (likeliest.trim() !== '') setHeard({ said: likeliest.trim() })
  })

  useEffect(() => {
    if (!listening) return
    const open = startSpeechRecognition({
      onHeard: handleTranscript,
      onFailure: (why) => {
        setFailure(why)
        setListening(false)
      },
    })
    line.current = open
    open.hold(isSpeaking())
    const leave = subscribeToSpeaking(() => open.hold(isSpeaking()))
    return () => {
      leave()
      open.stop()
      line.current = null
    }
  }, [listening])

  return {
    available,
    listening,
    heard,
    failure,
    start() {
      setFailure(null)
      setHeard(null)
      setListening(true)
    },
    stop: () => setListening(false),
  }
}

export type VoiceControl = ReturnType<typeof useVoiceCommands>

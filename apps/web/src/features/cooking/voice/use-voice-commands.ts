import { parseVoiceCommand } from '@larder/kitchen/cooking/voice-command'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { VoiceCommandResult } from './execute-voice-command'
import { isSpeechRecognitionSupported, startSpeechRecognition } from './speech-recognition'
import { isSpeaking, speak, subscribeToSpeaking } from './speech-synthesis'

type KnownCommand = NonNullable<ReturnType<typeof parseVoiceCommand>>

/** What was heard last, and what came of it. */
export interface HeardPhrase {
  readonly said: string
  /** Absent where it was no command of ours. */
  readonly message?: string
}

/** Listens for commands where the browser can, while there is a step to talk about; not while the guide speaks itself. */
export function useVoiceCommands(onCommand: (command: KnownCommand) => VoiceCommandResult, hasStep: boolean) {
  const [available] = useState(isSpeechRecognitionSupported)
  const [wanted, setListening] = useState(false)
  const listening = wanted && hasStep
  const [heard, setHeard] = useState<HeardPhrase | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const line = useRef<ReturnType<typeof startSpeechRecognition> | null>(null)

  const hear = useEffectEvent((said: readonly string[]) => {
    for (const words of said) {
      const command = parseVoiceCommand(words)
      if (!command) continue
      const { message: done, spokenText: say } = onCommand(command)
      setHeard({ said: words.trim(), message: done })
      if (say !== undefined) speak(say)
      return
    }
    const [likeliest = ''] = said
    if (likeliest.trim() !== '') setHeard({ said: likeliest.trim() })
  })

  useEffect(() => {
    if (!listening) return
    const open = startSpeechRecognition({
      onHeard: hear,
      onFailure: (why) => {
        setTrouble(why)
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
    trouble,
    start() {
      setTrouble(null)
      setHeard(null)
      setListening(true)
    },
    stop: () => setListening(false),
  }
}

export type VoiceControl = ReturnType<typeof useVoiceCommands>

import { readCommand } from '@larder/kitchen/voice-command'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Reply } from './obey'
import { canListen, listen } from './recogniser'
import { isSpeaking, speak, whenSpeakingChanges } from './speech'

type Command = NonNullable<ReturnType<typeof readCommand>>

/** What was heard last, and what came of it. */
export interface Heard {
  readonly said: string
  /** Absent where it was no command of ours. */
  readonly done?: string
}

/** Listens for commands where the browser can, while there is a step to talk about; not while the guide speaks itself. */
export function useVoice(onCommand: (command: Command) => Reply, hasStep: boolean) {
  const [available] = useState(canListen)
  const [wanted, setListening] = useState(false)
  const listening = wanted && hasStep
  const [heard, setHeard] = useState<Heard | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const line = useRef<ReturnType<typeof listen> | null>(null)

  const hear = useEffectEvent((said: readonly string[]) => {
    for (const words of said) {
      const command = readCommand(words)
      if (!command) continue
      const { done, say } = onCommand(command)
      setHeard({ said: words.trim(), done })
      if (say !== undefined) speak(say)
      return
    }
    const [likeliest = ''] = said
    if (likeliest.trim() !== '') setHeard({ said: likeliest.trim() })
  })

  useEffect(() => {
    if (!listening) return
    const open = listen({
      onHeard: hear,
      onTrouble: (why) => {
        setTrouble(why)
        setListening(false)
      },
    })
    line.current = open
    open.hold(isSpeaking())
    const leave = whenSpeakingChanges(() => open.hold(isSpeaking()))
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

export type Voice = ReturnType<typeof useVoice>

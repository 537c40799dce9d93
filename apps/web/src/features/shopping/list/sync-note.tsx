import { Check, CloudAlert, CloudOff, LoaderCircle } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { ShoppingListState } from '../../../api/shopping-list/use-shopping-list'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'

interface SyncNoteProps {
  readonly sync: ShoppingListState['sync']
}

/** Sending mostly takes a blink, which nobody needs to see. */
const noteDelayMs = 600

/** Whether the household knows of everything here. Only what stays that way is read out. */
export function ListSyncNote({ sync }: SyncNoteProps) {
  const slow = useDelayed(sync.state === 'sending', noteDelayMs)
  const shown = sync.state === 'sending' && !slow ? 'saved' : sync.state
  const { icon, words, calm } = noteOf(shown, sync)
  return (
    <div className="ms-auto flex min-h-6 items-center gap-1.5 text-sm text-ink-soft">
      <span aria-hidden className="shrink-0 [&_svg]:size-4">
        {icon}
      </span>
      {calm && <span>{words}</span>}
      <span role={sync.state === 'trouble' ? 'alert' : 'status'} className="min-w-0">
        {!calm && words}
      </span>
    </div>
  )
}

interface Note {
  readonly icon: ReactNode
  readonly words: string
  readonly calm: boolean
}

function noteOf(
  shown: SyncNoteProps['sync']['state'],
  { waiting, failure: trouble }: SyncNoteProps['sync'],
): Note {
  if (shown === 'saved') return { icon: <Check />, words: 'Saved', calm: true }
  if (shown === 'sending')
    return { icon: <LoaderCircle className="animate-turn" />, words: 'Saving…', calm: true }
  if (shown === 'trouble')
    return {
      icon: <CloudAlert className="text-tomato-ink" />,
      words: trouble ?? 'Something went wrong. Everything is kept here, and tried again.',
      calm: false,
    }
  const words =
    waiting === 0
      ? 'No network. What you do is kept here.'
      : `${formatNounCount(waiting, 'change')} ${waiting === 1 ? 'waits' : 'wait'} for a network`
  return { icon: <CloudOff />, words, calm: false }
}

/** Whether something has been so for a while. */
function useDelayed(now: boolean, ms: number): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!now) return setLasting(false)
    const timer = setTimeout(() => setLasting(true), ms)
    return () => clearTimeout(timer)
  }, [now, ms])
  return now && lasting
}

import { Check, CloudAlert, CloudOff, LoaderCircle } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { ShoppingListState } from '../../../api/shopping-list/use-shopping-list'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'

interface SyncNoteProps {
  readonly sync: ShoppingListState['sync']
}

/** Sending mostly takes only a moment, which need not show. */
const noteDelayMs = 600

/** Shows whether all changes are synced. Only lasting states are announced to screen readers. */
export function ListSyncNote({ sync }: SyncNoteProps) {
  const isSlow = useDelayed(sync.state === 'sending', noteDelayMs)
  const shown = sync.state === 'sending' && !isSlow ? 'saved' : sync.state
  const { icon, words, calm } = describeSync(shown, sync)
  return (
    <div className="ms-auto flex min-h-6 items-center gap-1.5 text-sm text-ink-soft">
      <span aria-hidden className="shrink-0 [&_svg]:size-4">
        {icon}
      </span>
      {calm && <span className="max-sm:sr-only">{words}</span>}
      <span role={sync.state === 'failed' ? 'alert' : 'status'} className="min-w-0">
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

function describeSync(
  state: SyncNoteProps['sync']['state'],
  { waiting, failure: message }: SyncNoteProps['sync'],
): Note {
  if (state === 'saved') return { icon: <Check />, words: 'Saved', calm: true }
  if (state === 'sending')
    return { icon: <LoaderCircle className="animate-turn" />, words: 'Saving…', calm: true }
  if (state === 'failed')
    return {
      icon: <CloudAlert className="text-tomato-ink" />,
      words: message ?? 'Something went wrong. Everything is kept here, and we’ll try again.',
      calm: false,
    }
  const words =
    waiting === 0
      ? 'No network. What you do is kept here.'
      : `${formatNounCount(waiting, 'change')} ${waiting === 1 ? 'waits' : 'wait'} for a network`
  return { icon: <CloudOff />, words, calm: false }
}

/** Returns whether a condition has held for a while. */
function useDelayed(condition: boolean, ms: number): boolean {
  const [hasLasted, setHasLasted] = useState(false)
  useEffect(() => {
    if (!condition) return setHasLasted(false)
    const timer = setTimeout(() => setHasLasted(true), ms)
    return () => clearTimeout(timer)
  }, [condition, ms])
  return condition && hasLasted
}

import type { InventoryItem } from '@larder/contract/inventory'
import { Lightbulb } from 'lucide-react'
import { useRef } from 'react'
import { useToday } from '../../../food/expiry/use-today'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { GeneralTip } from './general-tip'
import { HomeCard } from './home-card'
import { TipItem } from './tip-item'
import { TipQueue } from './tip-queue'
import { useTipActions } from './use-tip-actions'

interface TipCardProps {
  /** The items to use up first; undefined while loading. */
  readonly soonest: readonly InventoryItem[] | undefined
  readonly sample: boolean
  /** The stock is empty. */
  readonly bare: boolean
}

/** Tip of the Day: what expires soonest, and what to do about it. */
export function TipCard({ soonest, sample, bare }: TipCardProps) {
  const today = useToday()
  const actions = useTipActions()
  const body = useRef<HTMLDivElement>(null)
  const [first, ...next] = soonest ? actions.left(soonest) : []

  return (
    <HomeCard id="tip" title="Tip of the Day" icon={<Lightbulb />} sample={sample}>
      <div ref={body} tabIndex={-1} aria-busy={!soonest} className="flex grow flex-col gap-4">
        {!soonest && (
          <>
            <div className="flex gap-4">
              <Skeleton className="size-16 shrink-0" />
              <Skeleton lines={3} className="grow" />
            </div>
            <Skeleton className="h-11" />
            <Skeleton lines={4} className="mt-auto border-t pt-4" />
          </>
        )}
        {soonest && !first && <GeneralTip today={today} bare={bare} />}
        {first && (
          <TipItem
            key={first.id}
            item={first}
            today={today}
            sample={sample}
            onAction={(deed, done) => {
              actions.act(first, deed, done)
              body.current?.focus()
            }}
          />
        )}
        {next.length > 0 && <TipQueue items={next} today={today} />}
      </div>
    </HomeCard>
  )
}

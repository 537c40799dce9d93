import { type SampleItem, sampleItems } from '@larder/contract/data/sample-items'
import { addDays, type Day } from '@larder/kitchen/date/day'
import { Info } from 'lucide-react'
import { loginPath, paths } from '../../../paths'
import { Link } from '../../../router/link'
import { Button } from '../../../ui/controls/button'
import type { ShownItem } from '../optimistic-stock'

/** Why samples are shown: nobody is signed in, the stock is loading, or loading failed. */
export type SampleReason = 'visitor' | 'reading' | 'failed'

const sentences: Record<SampleReason, string> = {
  visitor: 'This is a sample kitchen, to look around in. Log in to keep your own.',
  reading: 'These are sample items. Your own kitchen is on its way.',
  failed: 'Your kitchen could not be loaded just now. These are sample items.',
}

interface SampleNoteProps {
  readonly why: SampleReason
  readonly reading: boolean
  readonly onTryAgain: () => void
}

export function SampleStockNote({ why, reading, onTryAgain }: SampleNoteProps) {
  return (
    <div className="flex min-h-17 flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-sky-wash px-4 py-3">
      <p className="flex gap-3">
        <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-sky-ink" />
        {sentences[why]}
      </p>
      {why === 'failed' && (
        <Button busy={reading} onClick={onTryAgain}>
          Try Again
        </Button>
      )}
      {why === 'visitor' && (
        <Button asChild>
          <Link to={loginPath(paths.inventory)}>Log In</Link>
        </Button>
      )}
    </div>
  )
}

/** Builds the twenty read-only items of the sample stock, with dates relative to today. */
export function createSampleStock(today: Day): readonly ShownItem[] {
  return sampleItems.map((item) => toSampleItem(item, today))
}

function toSampleItem({ expiresInDays, ...item }: SampleItem, today: Day): ShownItem {
  return {
    ...item,
    since: addDays(today, -1),
    source: 'manual',
    version: 1,
    sample: true,
    ...(expiresInDays !== undefined && {
      expiryDate: addDays(today, expiresInDays),
      expirySource: 'estimated',
      expiryKind: item.location === 'fridge' && item.category === 'Protein' ? 'use-by' : 'best-before',
    }),
  }
}

import { NotebookPen } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/controls/button'
import { RelativeTime } from '../../../ui/formatting/relative-time'
import { splitIngredientLines } from './form-values'
import type { LocalDraft } from './local-draft'

interface UnfinishedOfferProps {
  readonly unfinished: LocalDraft
  readonly onContinue: () => void
  readonly onStartOver: () => void
}

/** Offers an unfinished draft before it is overwritten. */
export function DraftOffer({ unfinished, onContinue, onStartOver }: UnfinishedOfferProps) {
  const { form, at } = unfinished
  const begin = useRef<HTMLButtonElement>(null)
  useEffect(() => begin.current?.focus(), [])
  const lines = splitIngredientLines(form.ingredients).slice(0, 3).join(', ')
  return (
    <section
      aria-label="Unfinished recipe"
      className="flex flex-col items-start gap-4 rounded-card border border-herb bg-herb-wash p-6"
    >
      <NotebookPen aria-hidden className="size-8 text-herb-ink" />
      <div className="flex min-w-0 flex-col gap-1">
        <h2 className="text-xl">
          You were writing this <RelativeTime at={at} />
        </h2>
        <p className="line-clamp-2 wrap-anywhere">
          <span className="font-semibold">{form.title.trim() || 'Without a title yet'}</span>
          {lines && <span className="text-ink-soft">, with {lines}</span>}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button ref={begin} variant="primary" onClick={onContinue}>
          Continue
        </Button>
        <Button onClick={onStartOver}>Start over</Button>
      </div>
    </section>
  )
}

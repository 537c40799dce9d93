import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { setLineIncluded, setTypedAmount, swapDeductionItem } from './deduction-draft'
import { DeductionLine } from './deduction-line'
import type { FinishCookingControl } from './use-finish-cooking'

/** The stock deduction of the dish, oldest items first. Every amount can be changed before booking. */
export function DeductionSection({ finishing }: { readonly finishing: FinishCookingControl }) {
  const { draft, setDraft, reading, readingError, refetchDeduction: readAgain } = finishing
  const lines = draft?.map((line, place) => ({ line, place })) ?? []
  const linesInStock = lines.filter(({ line }) => line.takes.length > 0)
  const lacking = lines.filter(({ line }) => line.takes.length === 0 && line.short !== undefined)
  return (
    <section aria-labelledby="deduction" className="flex flex-col gap-2">
      <h3 id="deduction" className="text-xl">
        From your stock
      </h3>
      {readingError && !draft && (
        <ErrorNote
          action={
            <Button busy={reading} onClick={readAgain}>
              Try Again
            </Button>
          }
        >
          {readingError}
        </ErrorNote>
      )}
      {!draft && !readingError && (
        <div aria-busy="true">
          <Skeleton lines={6} />
        </div>
      )}
      {draft && linesInStock.length === 0 && (
        <p className="text-ink-soft">Nothing of this dish is in your inventory, so nothing is taken.</p>
      )}
      {linesInStock.length > 0 && (
        <>
          <p className="text-ink-soft">What expires first is taken first. Change what was different.</p>
          <ul className="divide-y border-y">
            {linesInStock.map(({ line, place }) => (
              <DeductionLine
                key={place}
                line={line}
                draft={draft ?? []}
                onIncluded={(included) => setDraft((now) => setLineIncluded(now, place, included))}
                onTyped={(itemId, typed) => setDraft((now) => setTypedAmount(now, place, itemId, typed))}
                onSwap={(itemId, instead) =>
                  setDraft((now) => swapDeductionItem(now, place, itemId, instead))
                }
              />
            ))}
          </ul>
        </>
      )}
      {lacking.length > 0 && (
        <p className="text-ink-soft">
          <span className="font-semibold">Not in your inventory:</span>{' '}
          {lacking.map(({ line }) => line.line).join('; ')}
        </p>
      )}
    </section>
  )
}

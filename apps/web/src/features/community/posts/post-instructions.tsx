import { ChevronRight } from 'lucide-react'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'

/** The instructions, collapsed by default. */
export function PostInstructions({ instructions }: { readonly instructions: readonly string[] }) {
  if (instructions.length === 0) return null
  return (
    <details className="group/steps border-y">
      <summary className="-mx-2 flex min-h-11 list-none items-center gap-2 rounded-inner px-2 font-semibold enabled-hover:bg-shade [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-5 text-ink-soft transition-transform group-open/steps:rotate-90"
        />
        Instructions
        <span className="ms-auto text-sm font-normal text-ink-soft">
          {formatNounCount(instructions.length, 'step')}
        </span>
      </summary>
      <ol className="flex max-w-measure list-decimal flex-col gap-2 ps-7 pt-1 pb-4 marker:text-ink-soft">
        {instructions.map((step, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name, and never move
          <li key={place} dir="auto" className="ps-1 whitespace-pre-wrap wrap-anywhere">
            {step}
          </li>
        ))}
      </ol>
    </details>
  )
}

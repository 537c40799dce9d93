import { CircleAlert, CircleHelp, Heading } from 'lucide-react'
import { FoodIcon } from '../../../food/food-icon/food-icon'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { FoodSuggestions } from './food-suggestions'
import type { ParsedLine } from './parse-ingredient-lines'

interface LineReadingProps {
  readonly lines: readonly ParsedLine[]
  /** The cook accepts a suggestion for a line. */
  readonly onPutRight: (line: ParsedLine, instead: string) => void
}

/** The parsed lines, with suggestions for those that were not understood. */
export function ParsedLines({ lines, onPutRight }: LineReadingProps) {
  if (lines.length === 0)
    return (
      <p className="text-sm text-ink-soft">What Larder understands of each line shows here as you write.</p>
    )
  return (
    <ul className="flex flex-col divide-y rounded-card border bg-raised">
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and their order is the cook's
        <li key={place} className="flex min-h-11 items-center gap-3 px-3 py-2">
          <Mark line={line} />
          <div className="flex min-w-0 grow flex-col gap-1">
            <Words line={line} />
            {line.kind === 'unknown' && <FoodSuggestions line={line} onPutRight={onPutRight} />}
          </div>
        </li>
      ))}
    </ul>
  )
}

function Mark({ line: { kind, food } }: { readonly line: ParsedLine }) {
  if (food) return <FoodIcon foodId={food.id} category={food.category} className="size-7" />
  if (kind === 'heading') return <Heading aria-hidden className="mx-1 size-5 shrink-0 text-ink-soft" />
  return <CircleAlert aria-hidden className="mx-1 size-5 shrink-0 text-saffron-ink" />
}

function Words({ line }: { readonly line: ParsedLine }) {
  const { kind, amount, food, text, optional } = line
  if (kind === 'heading')
    return (
      <span className="text-sm text-ink-soft wrap-anywhere">
        <span className="font-medium text-ink">{text}</span> is a heading and not kept as an ingredient.
      </span>
    )
  if (!food)
    return (
      <span className="text-sm wrap-anywhere">
        <span className="font-medium">“{text}”</span>{' '}
        <span className="text-ink-soft">
          was not understood. Name one food, as in “200 g spinach”; otherwise nobody can say what it contains.
        </span>
      </span>
    )
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 wrap-anywhere">
      <span className="numbers font-medium">{amount || 'to taste'}</span>
      <span>{food.name}</span>
      {optional && <span className="text-sm text-ink-soft">optional</span>}
      {kind === 'doubtful' && (
        <span className="flex items-center gap-1 text-sm text-saffron-ink">
          <CircleHelp aria-hidden className="size-4" />
          <VisuallyHidden>for “{text}”:</VisuallyHidden> Is that right?
        </span>
      )}
    </span>
  )
}

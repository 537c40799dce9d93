import { diet } from '@larder/contract/diet'
import type { PersonVerdict } from '@larder/contract/recipes'
import { CircleAlert, CircleHelp, Heading } from 'lucide-react'
import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react'
import { useRead } from '../../../api/use-read'
import { FoodIcon } from '../../../food/food-icon/food-icon'
import { useHouseholdCountry } from '../../../food/household-country'
import { DishVerdicts } from '../../../food/verdicts/dish-verdicts'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Field } from '../../../ui/fields/field'
import { TextArea } from '../../../ui/fields/text-area'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { bindField, type FormSectionProps } from './field-group'
import type { ParsedLine } from './parse-ingredient-lines'

/** Summarises the number of ingredients, and how many need a look. */
function summarizeParsedLines(lines: readonly ParsedLine[]): string {
  const uncertainCount = lines.filter(({ kind }) => kind === 'unknown' || kind === 'doubtful').length
  const all = formatNounCount(lines.filter(({ kind }) => kind !== 'heading').length, 'ingredient')
  return uncertainCount === 0 ? `${all}, all understood` : `${all}, ${uncertainCount} to look at`
}

type LineParser = typeof import('./parse-ingredient-lines')

interface Reading {
  readonly lines: readonly ParsedLine[]
  /** The verdict of each eater of the household on the dish. */
  readonly verdicts: readonly PersonVerdict[]
}

/** Parses the ingredients while typing; undefined until the tables are loaded. */
function useParsedLines(text: string, servings: string): Reading | undefined {
  const [reader, setReader] = useState<LineParser>()
  const typed = useDeferredValue(text)
  useEffect(() => {
    let cancelled = false
    import('./parse-ingredient-lines').then(
      (loaded) => {
        if (!cancelled) setReader(loaded)
      },
      (failed: unknown) => console.error('Loading food facts failed:', failed),
    )
    return () => {
      cancelled = true
    }
  }, [])
  const country = useHouseholdCountry()
  const people = useRead(diet.people, {}).data?.data
  return useMemo(
    () =>
      reader && {
        lines: reader.parseIngredientLines(typed, country),
        verdicts: reader.judgeIngredientText(typed, servings, people ?? []),
      },
    [reader, typed, servings, people, country],
  )
}

interface LineOffersProps {
  readonly line: ParsedLine
  readonly onPutRight: (line: ParsedLine, instead: string) => void
}

/** Foods that a line may mean, one press each. */
function FoodSuggestions({ line, onPutRight }: LineOffersProps) {
  if (line.offers.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-sm text-ink-soft">Did you mean</span>
      {line.offers.map(({ food, line: instead }) => (
        <button
          key={food.id}
          type="button"
          onClick={() => onPutRight(line, instead)}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-edge bg-raised px-3 text-sm font-medium transition-colors enabled-hover:bg-shade"
        >
          <FoodIcon foodId={food.id} category={food.category} className="size-5" />
          {food.name}
        </button>
      ))}
    </div>
  )
}

interface LineReadingProps {
  readonly lines: readonly ParsedLine[]
  /** The cook accepts a suggestion for a line. */
  readonly onPutRight: (line: ParsedLine, instead: string) => void
}

/** The parsed lines, with suggestions for those that were not understood. */
function ParsedLines({ lines, onPutRight }: LineReadingProps) {
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

/** The ingredients as typed, and below them the parsed lines. */
export function IngredientsField(part: FormSectionProps) {
  const { values, fields, change } = part
  const heading = useId()
  const reading = useParsedLines(values.ingredients, values.servings)
  const lines = reading?.lines

  function replaceLine(line: ParsedLine, instead: string) {
    change(
      'ingredients',
      values.ingredients.replace(line.text, () => instead),
    )
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2 lg:gap-6">
      <Field label="Ingredients" hint="One on each line." error={fields.ingredients} required>
        <TextArea
          {...bindField(part, 'ingredients')}
          rows={8}
          maxLength={10_000}
          spellCheck
          placeholder={'200 g red lentils\n1 onion, finely chopped\n1 tbsp olive oil'}
          className="min-h-56 max-h-[70dvh]!"
        />
      </Field>
      <section aria-labelledby={heading} className="flex min-w-0 flex-col gap-1.5">
        {reading && <DishVerdicts eaters={[...reading.verdicts]} />}
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 id={heading} className="font-text text-base font-semibold">
            As Larder reads it
          </h3>
          <p aria-live="polite" className="text-sm text-ink-soft">
            {lines && lines.length > 0 && summarizeParsedLines(lines)}
          </p>
        </div>
        {lines ? <ParsedLines lines={lines} onPutRight={replaceLine} /> : <Skeleton lines={3} />}
      </section>
    </div>
  )
}

import type { RecipeDetails, RecipeIngredient } from '@larder/contract/recipes'
import { ListChecks, ListPlus, TriangleAlert } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { type Measures, splitIngredientLine } from '../../../food/recipe/ingredient-line'
import { formatNameList } from '../../../food/verdicts/to-dish-verdicts'
import { paths } from '../../../paths'
import { Link } from '../../../router/link'
import { Button } from '../../../ui/controls/button'
import { Checkbox } from '../../../ui/controls/checkbox'
import { SegmentedControl } from '../../../ui/controls/segmented-control'
import { Badge } from '../../../ui/display/badge'
import { StepInput } from '../../../ui/fields/step-input'
import { BuyOriginal } from '../buy-original'
import { AvailabilityLabel, listIngredientsToBuy, listSwappedIngredients } from '../ingredient-availability'
import { isValidServings, parseServingsParam } from '../recipe-params'
import { useCheckedLines } from './use-checked-lines'
import { formatAllListed, type MissingIngredients } from './use-missing-ingredients'
import { useStickyTop } from './use-sticky-top'

interface MeasuresChoiceProps {
  readonly measures: Measures
  readonly onMeasures: (measures: Measures) => void
}

const choices = [
  { value: 'written', label: 'As written' },
  { value: 'metric', label: 'Metric' },
  { value: 'us', label: 'US' },
] as const

function UnitSystemSelect({ measures, onMeasures }: MeasuresChoiceProps) {
  return (
    <SegmentedControl
      legend="Measures"
      hideLegend
      segments={choices}
      value={measures}
      onValueChange={(value) => {
        const chosen = choices.find((choice) => choice.value === value)
        if (chosen) onMeasures(chosen.value)
      }}
      className="text-sm"
    />
  )
}

// In '2 large slices' the size is part of the amount, which the line shows already. What is missing is the bread.
const sizePrefix = /^(?:small|medium|large|extra[- ]large|big) /i

/** Summarises in one sentence what this household has for a dish. */
export function describeStockFor(ingredients: readonly RecipeIngredient[], sample: boolean): string {
  const missing = listIngredientsToBuy(ingredients)
  const swaps = listSwappedIngredients(ingredients).length
  if (missing.length === 0)
    return `${sample ? 'The sample kitchen has' : 'You have'} everything for it${formatSwaps(swaps)}.`
  const shown = missing.slice(0, 4).map(({ name }) => name.replace(sizePrefix, ''))
  const more = missing.length - shown.length
  return `${sample ? 'The sample kitchen is' : 'You are'} missing ${formatNameList([...shown, ...(more > 0 ? [`${more} more`] : [])])}.`
}

function formatSwaps(count: number): string {
  if (count === 0) return ''
  return count === 1 ? ', with a swap' : `, with ${count} swaps`
}

interface IngredientLineProps {
  readonly ingredient: RecipeIngredient
  readonly measures: Measures
  readonly ticked: boolean
  readonly onTick: () => void
  /** Further actions for the ingredient. */
  readonly children?: ReactNode
}

/** One ingredient with a checkbox and its stock status. */
function IngredientLine({ ingredient, measures, ticked, onTick, children }: IngredientLineProps) {
  const id = useId()
  const { amount, rest } = splitIngredientLine(ingredient, measures)
  return (
    <li className="flex break-inside-avoid flex-wrap items-center gap-x-3 print:block">
      <Checkbox
        checked={ticked}
        onChange={onTick}
        aria-describedby={id}
        className="min-w-0 grow basis-48 wrap-anywhere has-checked:text-ink-soft has-checked:line-through print:has-checked:text-ink print:has-checked:no-underline"
        label={
          <>
            {amount && <span className="numbers font-semibold">{amount} </span>}
            {rest}
          </>
        }
      />
      <AvailabilityLabel id={id} ingredient={ingredient} className="ms-auto py-1 text-end" />
      {children && <div className="basis-full">{children}</div>}
    </li>
  )
}

/** Adds the missing ingredients to the shopping list; afterwards it links to the list. */
function AddMissingToList({ plan }: { plan: MissingIngredients }) {
  const { missing, unlisted, login, add } = plan
  const container = useRef<HTMLDivElement>(null)
  if (missing.length === 0) return null
  if (login) {
    return (
      <Button asChild icon={<ListPlus />} className="self-start">
        <Link to={login}>Add missing to list</Link>
      </Button>
    )
  }
  // Always one row: the list loads in parts, and the content below must not shift.
  return (
    <div ref={container} role="status" tabIndex={-1} className="flex min-h-12 items-center">
      {unlisted.length > 0 ? (
        <Button
          icon={<ListPlus />}
          onClick={() => {
            add()
            container.current?.focus()
          }}
        >
          Add missing to list
          {unlisted.length < missing.length && ` (${unlisted.length} of ${missing.length})`}
        </Button>
      ) : (
        <p className="flex items-center gap-2 text-herb-ink">
          <ListChecks aria-hidden className="size-5 shrink-0" />
          <span>
            {formatAllListed(missing.length)}{' '}
            <Link to={paths.shopping} className="link">
              See the list
            </Link>
          </span>
        </p>
      )}
    </div>
  )
}

interface IngredientsSectionProps {
  readonly recipe: RecipeDetails
  /** The requested servings; the amounts follow with the response. */
  readonly servings: number
  readonly onServings: (servings: number) => void
  /** The request failed: the amounts are not for these servings. */
  readonly behind: boolean
  readonly measures: Measures
  readonly onMeasures: (measures: Measures) => void
  readonly plan: MissingIngredients
}

/** The ingredients with servings, units and stock status. */
export function IngredientsSection({
  recipe,
  servings,
  onServings,
  behind,
  measures,
  onMeasures,
  plan,
}: IngredientsSectionProps) {
  const { id, ingredients, writtenFor, sample } = recipe
  const { ticks, toggle } = useCheckedLines(`ingredients/${id}`)
  const section = useStickyTop<HTMLElement>()
  const originalAt = (place: number) => {
    const thing = plan.login ? undefined : plan.swapped.find((one) => one.place === place)
    return thing && <BuyOriginal thing={thing} shopping={plan.shopping} />
  }
  return (
    <section
      ref={section}
      aria-labelledby="ingredients"
      className="flex flex-col gap-4 print:gap-2 lg:sticky lg:top-(--sticky-top,1rem)"
    >
      <h2 id="ingredients" className="text-2xl">
        Ingredients{' '}
        <span className="numbers font-text text-base font-normal text-ink-soft print:hidden">
          {ingredients.length}
        </span>
      </h2>
      <div className="flex flex-col gap-3 print:hidden">
        <ServingsField servings={servings} writtenFor={writtenFor} onServings={onServings} />
        {behind && (
          <p className="flex gap-2 text-saffron-ink">
            <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
            These are still the amounts for {recipe.servings}.
          </p>
        )}
        <UnitSystemSelect measures={measures} onMeasures={onMeasures} />
      </div>
      <div className="flex flex-col gap-3 rounded-card bg-shade p-4 print:hidden">
        <p>
          {sample && (
            <Badge tone="sky" className="me-2">
              Sample
            </Badge>
          )}
          {describeStockFor(ingredients, sample)}
        </p>
        <AddMissingToList plan={plan} />
      </div>
      <ul data-ingredients className="flex flex-col divide-y print:block print:columns-2 print:divide-y-0">
        {ingredients.map((ingredient, place) => (
          <IngredientLine
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a line is known by; two may read the same
            key={place}
            ingredient={ingredient}
            measures={measures}
            ticked={ticks.has(place)}
            onTick={() => toggle(place)}
          >
            {originalAt(place)}
          </IngredientLine>
        ))}
      </ul>
    </section>
  )
}

interface ServingsStepperProps {
  readonly servings: number
  readonly writtenFor: number
  readonly onServings: (servings: number) => void
}

/** Sets the servings; the amounts follow. */
function ServingsField({ servings, writtenFor, onServings }: ServingsStepperProps) {
  // Incomplete input is kept as typed until it is a valid number.
  const [typed, setTyped] = useState<{ text: string; for: number } | null>(null)
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const text = typed?.for === servings ? typed.text : String(servings)
  return (
    <fieldset
      ref={fieldset}
      tabIndex={-1}
      aria-label={`For ${servings}`}
      className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2"
    >
      <StepInput
        aria-label="Servings"
        inputMode="numeric"
        maxLength={3}
        value={text}
        className="w-36"
        canStepDown={isValidServings(servings - 1)}
        canStepUp={isValidServings(servings + 1)}
        onStep={(by) => {
          setTyped(null)
          onServings(servings + by)
        }}
        onBlur={() => setTyped(null)}
        onValueChange={(next) => {
          const parsed = parseServingsParam(next)
          setTyped({ text: next, for: parsed ?? servings })
          if (parsed !== undefined) onServings(parsed)
        }}
      />
      <span>{servings === 1 ? 'serving' : 'servings'}</span>
      {servings !== writtenFor && (
        <Button
          variant="quiet"
          className="px-2!"
          onClick={() => {
            onServings(writtenFor)
            fieldset.current?.focus()
          }}
        >
          Back to {writtenFor}
        </Button>
      )}
    </fieldset>
  )
}

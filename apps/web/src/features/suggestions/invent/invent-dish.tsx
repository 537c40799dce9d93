import { type InventoryItem, inventory } from '@larder/contract/inventory'
import type { Day } from '@larder/kitchen/date/day'
import { freshness, isUnsafe } from '@larder/kitchen/expiry/freshness'
import type { Expiry } from '@larder/kitchen/stock/lot'
import { Check, Sparkles, Square } from 'lucide-react'
import { useMemo, useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { useActionForm } from '../../../api/forms/use-action-form'
import { useRead } from '../../../api/use-read'
import { toItemExpiry } from '../../../food/expiry/item-expiry'
import { useToday } from '../../../food/expiry/use-today'
import { FoodIcon } from '../../../food/food-icon/food-icon'
import { paths } from '../../../paths'
import { Link } from '../../../router/link'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Field } from '../../../ui/fields/field'
import { StepInput } from '../../../ui/fields/step-input'
import { TextInput } from '../../../ui/fields/text-input'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { InventedDish } from './invented-dish'
import { type InventionState, useInvention } from './use-invention'

const maxServings = 20
const maxWishLength = 300

/** A food in stock that a dish can be built around. */
interface FoodChoice {
  readonly name: string
  readonly foodId: string | undefined
  readonly category: InventoryItem['category']
  /** Its expiry date, if it has one. */
  readonly day: Day | undefined
  /** For example 'Best before tomorrow', if it is urgent. */
  readonly hurry: string | undefined
}

const maxPreselected = 6

/** Lists the foods in stock that may still be eaten, each once, the soonest to spoil first. */
export function listFoodChoices(items: readonly InventoryItem[], today: Day): readonly FoodChoice[] {
  const dated = items
    .map((item) => ({ item, expiry: toItemExpiry(item) }))
    .filter(({ item, expiry }) => item.amount !== '0' && !(expiry && isUnsafe({ expiry }, today)))
    .toSorted((a, b) => ((a.expiry?.day ?? '~') < (b.expiry?.day ?? '~') ? -1 : 1))
  const choices = new Map<string, FoodChoice>()
  const foods = new Set<string>()
  for (const { item, expiry } of dated) {
    const { foodId, category } = item
    // The maximum length of a food name in the request.
    const name = item.name.slice(0, 80).trim()
    if (choices.has(name) || (foodId !== undefined && foods.has(foodId))) continue
    if (foodId !== undefined) foods.add(foodId)
    choices.set(name, {
      name,
      foodId,
      category,
      day: expiry?.day,
      hurry: expiry && formatUrgency(expiry, today),
    })
  }
  return [...choices.values()]
}

function formatUrgency(expiry: Expiry, today: Day): string | undefined {
  const { state, word } = freshness({ expiry }, today)
  return state === 'good' ? undefined : word
}

/** Returns the foods that should be used first. */
export function preselectFoods(choices: readonly FoodChoice[]): readonly string[] {
  return choices
    .filter(({ day }) => day !== undefined)
    .slice(0, maxPreselected)
    .map(({ name }) => name)
}

interface FoodChipsProps {
  readonly choices: readonly FoodChoice[]
  readonly chosen: readonly string[]
  readonly disabled: boolean
  readonly onChange: (chosen: readonly string[]) => void
}

const initialCount = 12
const maxShown = 60
/** The maximum the server accepts. */
const maxChosen = 20

/** Selects the foods for the dish. */
function FoodChips({ choices, chosen, disabled, onChange }: FoodChipsProps) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = choices.slice(0, showsAll ? maxShown : initialCount)
  const hidden = Math.min(choices.length, maxShown) - shown.length
  const full = chosen.length >= maxChosen

  return (
    <fieldset className="min-w-0" disabled={disabled}>
      <legend className="pb-1.5 font-semibold">From what you have</legend>
      <div className="flex flex-wrap gap-2">
        {shown.map(({ name, foodId, category, hurry }) => {
          const isChosen = chosen.includes(name)
          return (
            <label
              key={name}
              className={classNames(
                'relative inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-edge bg-raised ps-2.5 pe-4 font-medium',
                'transition-colors select-none enabled-hover:bg-shade has-checked:border-herb has-checked:bg-herb-wash has-checked:text-herb-ink',
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
                'has-disabled:cursor-not-allowed has-disabled:text-ink-soft',
              )}
            >
              <input
                type="checkbox"
                checked={isChosen}
                disabled={full && !isChosen}
                onChange={() =>
                  onChange(isChosen ? chosen.filter((other) => other !== name) : [...chosen, name])
                }
                className="peer absolute inset-0 appearance-none rounded-full outline-none"
              />
              <span className="grid size-6 place-items-center">
                {isChosen ? (
                  <Check aria-hidden className="size-5" />
                ) : (
                  <FoodIcon foodId={foodId} category={category} className="size-6" />
                )}
              </span>
              <span className="max-w-56 truncate">{name}</span>
              {hurry !== undefined && <span className="text-sm font-normal text-ink-soft">{hurry}</span>}
            </label>
          )
        })}
        {hidden > 0 && (
          <Button variant="quiet" className="rounded-full!" onClick={() => setShowsAll(true)}>
            {hidden} more
          </Button>
        )}
      </div>
    </fieldset>
  )
}

/** Lets a language model invent a dish from the stock. Shown only if the installation has one. */
export function InventDish() {
  const { data, error, isFetching, refetch } = useRead(inventory.list, {})
  const today = useToday()
  const choices = useMemo(() => listFoodChoices(data?.data ?? [], today), [data, today])
  const ahead = useMemo(() => preselectFoods(choices), [choices])
  const [picked, setPicked] = useState<readonly string[]>()
  const [servings, setServings] = useState('2')
  const [wish, setWish] = useState('')
  const { invention, attempt, invent, stop } = useInvention()

  // Foods that were used up in the meantime are not requested.
  const chosen = (picked ?? ahead).filter((name) => choices.some((choice) => choice.name === name))
  const count = /^\d{1,2}$/.test(servings.trim()) ? Number(servings) : 0
  const isWriting = invention.kind === 'writing'
  const canInvent = chosen.length > 0 && count >= 1 && count <= maxServings

  const { form } = useActionForm({
    logLabel: 'Inventing a dish failed',
    // It does not wait for the model, so that the same button stops it.
    submit: () => {
      if (isWriting) stop()
      else if (canInvent) void invent({ foods: [...chosen], servings: count, ...(wish.trim() && { wish }) })
    },
  })

  return (
    <section aria-labelledby="invent" className="flex flex-col gap-4 border-t pt-6">
      <div className="flex flex-col gap-1">
        <h2 id="invent" className="text-xl">
          Invent a dish
        </h2>
        <p className="max-w-measure text-ink-soft">
          Nothing in the cookbook tempts you? A model writes a recipe around your foods, and the kitchen
          checks every line before you see it.
        </p>
      </div>
      {!data && error && (
        <ErrorNote
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              Try Again
            </Button>
          }
        >
          Your kitchen could not be loaded. {toErrorMessage(error)}
        </ErrorNote>
      )}
      {!data && !error && <Skeleton className="h-64" />}
      {data && choices.length === 0 && (
        <p>
          There is nothing in your kitchen yet to start from.{' '}
          <Link to={paths.inventory}>Add what you have</Link>
        </p>
      )}
      {choices.length > 0 && (
        <form {...form} className="flex flex-col gap-4">
          <FoodChips choices={choices} chosen={chosen} disabled={isWriting} onChange={setPicked} />
          <div className="grid gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <Field
              label="Servings"
              {...(count < 1 || count > maxServings ? { error: `From 1 to ${maxServings}.` } : {})}
            >
              <StepInput
                inputMode="numeric"
                value={servings}
                onValueChange={setServings}
                onStep={(by) => setServings(String(Math.min(maxServings, Math.max(1, count + by))))}
                canStepDown={count > 1}
                canStepUp={count < maxServings}
              />
            </Field>
            <Field label="A wish" optional>
              <TextInput
                value={wish}
                maxLength={maxWishLength}
                placeholder="Something warm, in one pan"
                onChange={(event) => setWish(event.target.value)}
              />
            </Field>
          </div>
          <Button
            type="submit"
            variant={isWriting ? 'secondary' : 'primary'}
            icon={isWriting ? <Square /> : <Sparkles />}
            disabled={!isWriting && !canInvent}
            className="sm:self-start"
          >
            {isWriting ? 'Stop' : 'Invent a dish'}
          </Button>
        </form>
      )}
      <VisuallyHidden role="status">{announce(invention)}</VisuallyHidden>
      {invention.kind === 'failed' && <ErrorNote>{invention.message}</ErrorNote>}
      {invention.kind === 'stopped' && <p>Stopped. Nothing was kept.</p>}
      {(isWriting || invention.kind === 'done') && <InventedDish key={attempt} invention={invention} />}
    </section>
  )
}

/** Announces the start and the end; the lines in between can be read one by one. */
function announce(invention: InventionState): string {
  if (invention.kind === 'writing') return 'The model is writing.'
  if (invention.kind === 'done') return `${invention.title} is ready.`
  return ''
}

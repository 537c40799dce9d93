import { inventory } from '@larder/contract/inventory'
import type { NewMealContent, PlanMealTime } from '@larder/contract/meal-plan'
import { type MatchedRecipe, recipes } from '@larder/contract/recipes'
import { suggestions } from '@larder/contract/suggestions'
import { type Day, parseCalendarDay } from '@larder/kitchen/date/day'
import { Soup } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useActionForm } from '../../../api/forms/use-action-form'
import { useRead } from '../../../api/use-read'
import { formatItemAmount } from '../../../food/item-amount'
import { RecipePhoto } from '../../../food/recipe/recipe-photo'
import { formatRecipeTime } from '../../../food/recipe/recipe-time'
import { useDialect } from '../../../food/use-dialect'
import { Button } from '../../../ui/controls/button'
import { Chips } from '../../../ui/controls/chips'
import { Field } from '../../../ui/fields/field'
import { SearchInput } from '../../../ui/fields/search-input'
import { TextInput } from '../../../ui/fields/text-input'
import { Dialog } from '../../../ui/overlays/dialog'
import { formatRelativeDay, formatSlot, type PlanSlot } from '../plan-slot'
import { PickList, PickRow } from './pick-row'

interface PickDialogProps {
  readonly place: PlanSlot
  readonly today: Day
  /** The current meal, which is replaced. */
  readonly instead?: string | undefined
  readonly eaters?: readonly string[] | undefined
  /** Returns whether it succeeded. */
  readonly onPick: (what: NewMealContent) => Promise<boolean>
  readonly onClose: () => void
}

const sources = [
  { value: 'stock', label: 'From stock' },
  { value: 'favourites', label: 'Favourites' },
  { value: 'leftovers', label: 'Leftovers' },
  { value: 'note', label: 'Note' },
]

interface PickDishesProps {
  readonly label: string
  readonly dishes: readonly MatchedRecipe[] | undefined
  readonly error: Error | null
  readonly none: string
  /** The chosen dish, while it is being saved. */
  readonly picked: NewMealContent | null
  readonly onPick: (what: NewMealContent) => void
}

function PickDishes({ label, dishes, error, none, picked, onPick }: PickDishesProps) {
  return (
    <PickList label={label} rows={dishes} error={error} none={none}>
      {({ id, title, picture, drawn, plate, category, tags, minutes, missing, warning }) => (
        <PickRow
          key={id}
          title={title}
          picture={
            <RecipePhoto
              {...{ recipeId: id, picture, drawn, plate, title, category, tags }}
              size="thumb"
              className="size-full"
            />
          }
          about={`${formatRecipeTime(minutes)} · ${missing.length === 0 ? 'you have everything' : `missing ${missing.join(', ')}`}`}
          warning={warning}
          busy={picked?.kind === 'recipe' && picked.recipeId === id}
          disabled={picked !== null}
          onPick={() => onPick({ kind: 'recipe', recipeId: id })}
        />
      )}
    </PickList>
  )
}

interface DishSearchResult {
  readonly dishes: readonly MatchedRecipe[] | undefined
  readonly error: Error | null
}

const maxFoundDishes = 12

/** Searches recipes by title, ingredient or tag, or lists the cook's favourites. */
function useRecipeSearch(search: string, only: 'favourites' | undefined, enabled: boolean): DishSearchResult {
  // Deferred, so that typing stays responsive.
  const deferredSearch = useDeferredValue(search.trim())
  const query = {
    size: maxFoundDishes,
    page: 1,
    ...(deferredSearch !== '' && { search: deferredSearch }),
    ...(only && { only }),
  }
  const { data, error } = useRead(recipes.search, { query }, { enabled })
  return { dishes: data?.data, error }
}

/** Returns dishes that suit the meal and use the stock. */
function useDishesFromStock(
  meal: PlanMealTime,
  eaters: readonly string[] | undefined,
  enabled: boolean,
): DishSearchResult {
  const query = {
    occasion: meal === 'snack' ? ('quick' as const) : meal,
    limit: maxFoundDishes,
    ...(eaters && { eaters: eaters.join(',') }),
  }
  const { data, error } = useRead(suggestions.list, { query }, { enabled })
  return { dishes: data?.data.suggestions, error }
}

interface PickNoteProps {
  readonly busy: boolean
  readonly onPick: (what: NewMealContent) => void
}

const ideas = ['Eating out', 'At a friend’s', 'Takeaway', 'Guests']

/** Picks a note instead of a dish. The planner skips slots with a note. */
function PickNote({ busy, onPick }: PickNoteProps) {
  const [text, setText] = useState('')
  const { form } = useActionForm({
    logLabel: 'Writing the note failed',
    submit: () => {
      const note = text.trim()
      if (note !== '') onPick({ kind: 'note', text: note })
    },
  })
  return (
    <form {...form} className="flex min-h-80 flex-col gap-4">
      <Field label="Note" hint="The planner leaves this meal alone.">
        <TextInput
          value={text}
          maxLength={120}
          placeholder="Eating out"
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        {ideas.map((idea) => (
          <Button key={idea} disabled={busy} onClick={() => onPick({ kind: 'note', text: idea })}>
            {idea}
          </Button>
        ))}
      </div>
      <Button
        type="submit"
        variant="primary"
        busy={busy}
        disabled={text.trim() === ''}
        className="self-start"
      >
        Write it down
      </Button>
    </form>
  )
}

/** Picks a dish for a slot of the week: by search, from stock, from favourites, leftovers or a note. */
export function PickDialog({ place, today, instead, eaters, onPick, onClose }: PickDialogProps) {
  const [search, setSearch] = useState('')
  const [source, setSource] = useState('stock')
  const [picked, setPicked] = useState<NewMealContent | null>(null)
  const searching = search.trim() !== ''
  const found = useRecipeSearch(search, undefined, searching)
  const stock = useDishesFromStock(place.meal, eaters, !searching && source === 'stock')
  const say = useDialect()
  const favourites = useRecipeSearch('', 'favourites', !searching && source === 'favourites')

  async function pick(what: NewMealContent) {
    setPicked(what)
    if (await onPick(what)) onClose()
    else setPicked(null)
  }

  const pickProps = { picked, onPick: (what: NewMealContent) => void pick(what) }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={formatSlot(place, today)}
      description={instead === undefined ? 'What would you like?' : `Instead of ${instead}`}
      className="sm:max-w-xl"
    >
      <div className="flex flex-col gap-4">
        <SearchInput
          aria-label="Search recipes"
          placeholder="Search by dish, ingredient or tag"
          maxLength={120}
          value={search}
          onValueChange={setSearch}
        />
        {searching ? (
          <PickDishes label="Found" {...found} none="No recipes match." {...pickProps} />
        ) : (
          <>
            <Chips
              label="Where from"
              chips={sources.map((one) => ({ ...one, label: say(one.label) }))}
              value={source}
              onValueChange={setSource}
            />
            {source === 'stock' && (
              <PickDishes
                label="From stock"
                {...stock}
                none="Nothing fits everybody at the table. Search for a dish instead."
                {...pickProps}
              />
            )}
            {source === 'favourites' && (
              <PickDishes
                label={say('Favourites')}
                {...favourites}
                none={say('No favourites yet. A heart on a recipe puts it here.')}
                {...pickProps}
              />
            )}
            {source === 'leftovers' && <PickLeftovers today={today} {...pickProps} />}
            {source === 'note' && <PickNote busy={picked !== null} onPick={pickProps.onPick} />}
          </>
        )}
      </div>
    </Dialog>
  )
}

interface PickLeftoversProps {
  readonly today: Day
  readonly picked: NewMealContent | null
  readonly onPick: (what: NewMealContent) => void
}

/** Cooked dishes that are not eaten up. */
function PickLeftovers({ today, picked, onPick }: PickLeftoversProps) {
  const { data, error } = useRead(inventory.list, {})
  const leftovers = data?.data
    .filter(({ dish, amount }) => dish !== undefined && amount !== '0')
    .toSorted((a, b) => (a.expiryDate ?? '9').localeCompare(b.expiryDate ?? '9'))
  return (
    <PickList
      label="Leftovers"
      rows={leftovers}
      error={error}
      none="No leftovers in the kitchen. What you keep after cooking shows up here."
    >
      {({ id, name, dish, amount, unit, expiryDate }) => {
        const last = expiryDate === undefined ? undefined : parseCalendarDay(expiryDate)
        return (
          <PickRow
            key={id}
            title={dish?.title ?? name}
            picture={
              <span aria-hidden className="grid place-items-center bg-sky-wash text-sky-ink">
                <Soup className="size-6" />
              </span>
            }
            about={`${formatItemAmount({ amount, unit })}${last ? ` · until ${formatRelativeDay(last, today)}` : ''}`}
            busy={picked?.kind === 'leftovers' && picked.itemId === id}
            disabled={picked !== null}
            onPick={() => onPick({ kind: 'leftovers', itemId: id })}
          />
        )
      }}
    </PickList>
  )
}

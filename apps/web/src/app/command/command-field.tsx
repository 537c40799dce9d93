import { type RecipeSummary, recipes } from '@larder/contract/recipes'
import { readCommands } from '@larder/kitchen/typed-text/typed-command'
import { CalendarPlus, CornerDownLeft, ListPlus, Mic, MicOff, Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react'
import { useRead } from '../../api/use-read'
import { addTypedItems } from '../../features/inventory/add-typed-items'
import { useStock } from '../../features/inventory/stock'
import { takeItem } from '../../features/inventory/stock-actions'
import { DietWarningDialog } from '../../features/meal-plan/meal-dialogs/diet-warning-dialog'
import { formatSlot } from '../../features/meal-plan/plan-slot'
import { useMealActions } from '../../features/meal-plan/use-meal-actions'
import { addTypedToList } from '../../features/shopping/list-actions'
import { useToday } from '../../food/expiry/use-today'
import { FoodIcon } from '../../food/food-icon/food-icon'
import { formatItemAmount } from '../../food/item-amount'
import { formatRecipeTime } from '../../food/recipe/recipe-time'
import { useLazyFoodFacts } from '../../food/use-lazy-food-facts'
import { paths, recipePath } from '../../paths'
import { useNavigate } from '../../router/router'
import { IconButton } from '../../ui/controls/icon-button'
import { SearchInput } from '../../ui/fields/search-input'
import { Dialog } from '../../ui/overlays/dialog'
import { useDictation } from '../../ui/speech/use-dictation'
import { findScreens, toDeedOptions } from './command-options'

interface ShownOption {
  readonly key: string
  readonly group: 'Do' | 'Go to' | 'Your food' | 'Recipes'
  readonly icon: ReactNode
  readonly label: string
  readonly note?: string
  readonly run: () => void
}

const maxFound = 4
const minSearchLength = 2

interface CommandFieldProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** One field for everything: finds foods, recipes and screens, and does what a sentence says once it is chosen. */
export function CommandField({ open, onOpenChange }: CommandFieldProps) {
  const today = useToday()
  const { add: planMeal, warning } = useMealActions(today)
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title="Find or do something"
        description="‘add 2 l milk’, ‘used 3 eggs’, ‘plan pasta for Friday’, ‘put bread on the list’"
        className="max-sm:inset-y-0 max-sm:h-dvh max-sm:max-h-dvh max-sm:rounded-none sm:my-[10dvh] sm:max-h-[80dvh]"
      >
        {open && <CommandBody onClose={() => onOpenChange(false)} onPlan={planMeal} />}
      </Dialog>
      {warning && <DietWarningDialog warning={warning} />}
    </>
  )
}

interface CommandBodyProps {
  readonly onClose: () => void
  readonly onPlan: ReturnType<typeof useMealActions>['add']
}

function CommandBody({ onClose, onPlan }: CommandBodyProps) {
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const listId = useId()
  const dictation = useDictation((said) => change(said))
  const options = useCommandOptions(typed, onPlan)
  const at = Math.min(active, options.length - 1)

  function change(text: string) {
    setTyped(text)
    setActive(0)
  }

  function run(option: ShownOption | undefined) {
    if (!option) return
    onClose()
    option.run()
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && options.length > 0) {
      event.preventDefault()
      setActive((at + step + options.length) % options.length)
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      run(options[at])
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-2">
        <SearchInput
          value={typed}
          onValueChange={change}
          onKeyDown={onKeyDown}
          aria-label="Find or do something"
          role="combobox"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={options[at] && `${listId}-${at}`}
          enterKeyHint="go"
          maxLength={200}
          className="grow"
        />
        {dictation.available && (
          <IconButton
            label={dictation.listening ? 'Stop listening' : 'Speak'}
            icon={dictation.listening ? <MicOff aria-hidden /> : <Mic aria-hidden />}
            aria-pressed={dictation.listening}
            onClick={dictation.toggle}
          />
        )}
      </div>
      {dictation.failure && (
        <p role="alert" className="text-tomato-ink">
          {dictation.failure}
        </p>
      )}
      <p role="status" className="sr-only">
        {typed !== '' && (options.length === 0 ? 'Nothing found' : `${options.length} to choose from`)}
      </p>
      {options.length === 0 && (
        <p className="text-ink-soft">Nothing found. Try a food, a dish or a screen.</p>
      )}
      <div id={listId} role="listbox" aria-label="What was found" className="-mx-2 flex flex-col">
        {options.map((option, place) => (
          <div key={option.key}>
            {option.group !== options[place - 1]?.group && (
              <p aria-hidden className="px-2 pt-2 text-sm font-semibold text-ink-soft">
                {option.group}
              </p>
            )}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field, which keeps the focus */}
            <div
              id={`${listId}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === at}
              onClick={() => run(option)}
              onPointerMove={() => setActive(place)}
              className="flex min-h-12 cursor-pointer items-center gap-3 rounded-card px-2 py-1.5 aria-selected:bg-herb-wash [&_svg]:size-6 [&_svg]:shrink-0"
            >
              {option.icon}
              <span className="min-w-0 grow wrap-anywhere">{option.label}</span>
              {option.note !== undefined && (
                <span className="numbers shrink-0 text-sm text-ink-soft">{option.note}</span>
              )}
              {place === at && <CornerDownLeft aria-hidden className="size-4! text-ink-soft max-sm:hidden" />}
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

/** Everything that a text may mean, what is done first. */
function useCommandOptions(typed: string, onPlan: CommandBodyProps['onPlan']): ShownOption[] {
  const navigate = useNavigate()
  const today = useToday()
  const text = useDeferredValue(typed.trim())
  const facts = useLazyFoodFacts()
  const { items } = useStock()
  const commands = useMemo(() => readCommands(text, today), [text, today])
  const [first] = commands
  const plan = first?.do === 'plan' ? first : undefined
  const search = plan ? plan.dish : commands.length > 0 ? '' : text
  const found = useRead(
    recipes.search,
    { query: { search, size: maxFound } },
    { enabled: search.length >= minSearchLength, keepPrevious: true },
  )
  const dishes: readonly RecipeSummary[] = search.length >= minSearchLength ? (found.data?.data ?? []) : []

  return useMemo(() => {
    const stock = items ?? []
    const actions = facts
      ? commands
          .flatMap((command) => toDeedOptions(command, facts, stock))
          .map((action, at): ShownOption => {
            const base = { key: `do ${at}`, group: 'Do', label: action.label } as const
            if (action.kind === 'buy')
              return { ...base, icon: <ListPlus aria-hidden />, run: () => addTypedToList(action.text) }
            if (action.kind === 'add')
              return {
                ...base,
                icon: <Plus aria-hidden />,
                run: () => addTypedItems(action.items, action.to),
              }
            return {
              ...base,
              icon: <Minus aria-hidden />,
              run: () => takeItem(action.item, action.amount, action.unit),
            }
          })
      : []
    const planned = plan
      ? dishes.map(
          ({ id, title }): ShownOption => ({
            ...{ key: `plan ${id}`, group: 'Do', icon: <CalendarPlus aria-hidden /> },
            label: `Plan ${title}`,
            note: formatSlot(plan, today),
            run: () => void onPlan({ day: plan.day, meal: plan.meal }, { kind: 'recipe', recipeId: id }),
          }),
        )
      : []
    if (commands.length > 0) return [...actions, ...planned]
    const lower = text.toLowerCase()
    const foods =
      lower === '' ? [] : stock.filter(({ name }) => name.toLowerCase().includes(lower)).slice(0, maxFound)
    return [
      ...findScreens(text).map(
        ({ label, to }): ShownOption => ({
          ...{ key: to, group: 'Go to', icon: null, label, run: () => void navigate(to) },
        }),
      ),
      ...foods.map(
        (item): ShownOption => ({
          ...{ key: `food ${item.id}`, group: 'Your food', label: item.name, note: formatItemAmount(item) },
          icon: <FoodIcon foodId={item.foodId} category={item.category} className="size-6" />,
          run: () => void navigate(`${paths.inventory}?q=${encodeURIComponent(item.name)}`),
        }),
      ),
      ...dishes.map(
        ({ id, title, minutes }): ShownOption => ({
          ...{ key: `recipe ${id}`, group: 'Recipes', icon: null, label: title },
          note: formatRecipeTime(minutes),
          run: () => void navigate(recipePath(id)),
        }),
      ),
    ]
  }, [commands, dishes, facts, items, navigate, onPlan, plan, text, today])
}

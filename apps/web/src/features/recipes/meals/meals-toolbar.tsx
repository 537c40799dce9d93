import { DietId } from '@larder/contract/diet'
import { useEffect } from 'react'
import { formatRestrictionName } from '../../../food/verdicts/to-dish-verdicts'
import { SearchInput } from '../../../ui/fields/search-input'
import { Select } from '../../../ui/fields/select'
import {
  allMealOccasions,
  formatMealOccasion,
  type MealsFilter,
  maxMealsSearch,
  mealCuisines,
  mealMinutes,
  mealOrders,
} from './meals-filter'

/** The id of the search field, which the '/' shortcut focuses. */
export const mealSearchId = 'meal-search'

interface MealsToolbarProps {
  readonly view: MealsFilter
  readonly onSearch: (text: string) => void
  readonly onShow: (part: Partial<MealsFilter>) => void
}

/** Looks like a selected chip: the filter hides meals. */
const activeFilterClass = '[&_select]:border-herb [&_select]:bg-herb-wash [&_select]:text-herb-ink'

interface FilterSelectProps<Value extends string | number> {
  readonly label: string
  /** The first option, which filters nothing. */
  readonly anyLabel: string
  readonly values: readonly Value[]
  readonly format: (value: Value) => string
  readonly value: Value | null
  readonly onValue: (value: Value | null) => void
}

/** A filter with one choice; the first option clears it. */
function FilterSelect<Value extends string | number>(props: FilterSelectProps<Value>) {
  const { label, anyLabel, values, format, value, onValue } = props
  return (
    <Select
      aria-label={label}
      options={[
        { value: '', label: anyLabel },
        ...values.map((one) => ({ value: String(one), label: format(one) })),
      ]}
      value={value === null ? '' : String(value)}
      onChange={({ target }) => onValue(values.find((one) => String(one) === target.value) ?? null)}
      className={value === null ? '' : activeFilterClass}
    />
  )
}

const orderNames = { rating: 'Best rated first', time: 'Quickest first' }

export function MealsToolbar({ view, onSearch, onShow }: MealsToolbarProps) {
  return (
    <search className="grid grid-cols-[minmax(0,1fr)] gap-2 @2xl:grid-cols-6 @4xl:grid-cols-5 @2xl:[&>:first-child]:col-span-full">
      <SearchInput
        id={mealSearchId}
        aria-label="Search meals"
        placeholder="Search by dish, ingredient or tag"
        value={view.q}
        onValueChange={onSearch}
        maxLength={maxMealsSearch}
      />
      {/* On narrow screens the row scrolls sideways. */}
      <div className="-mx-4 -my-1 flex gap-2 overflow-x-auto px-4 py-1 @2xl:contents @max-2xl:*:shrink-0 @2xl:*:col-span-2 @2xl:nth-[n+4]:*:col-span-3 @4xl:*:col-span-1!">
        <FilterSelect
          label="Occasion"
          anyLabel="Any occasion"
          values={allMealOccasions}
          format={formatMealOccasion}
          value={view.occasion}
          onValue={(occasion) => onShow({ occasion })}
        />
        <FilterSelect
          label="Time"
          anyLabel="Any time"
          values={mealMinutes}
          format={(minutes) => `Up to ${minutes} min`}
          value={view.minutes}
          onValue={(minutes) => onShow({ minutes })}
        />
        <FilterSelect
          label="Diet"
          anyLabel="Any diet"
          values={DietId.options}
          format={formatRestrictionName}
          value={view.diet}
          onValue={(diet) => onShow({ diet })}
        />
        <FilterSelect
          label="Cuisine"
          anyLabel="Any cuisine"
          values={mealCuisines}
          format={(cuisine) => cuisine}
          value={view.cuisine}
          onValue={(cuisine) => onShow({ cuisine })}
        />
        <FilterSelect
          label="Order"
          anyLabel="Most liked first"
          values={mealOrders}
          format={(order) => orderNames[order]}
          value={view.order}
          onValue={(order) => onShow({ order })}
        />
      </div>
    </search>
  )
}

/** The '/' shortcut focuses the search, except while typing or while a dialog or menu is open. */
export function useSearchShortcut(id: string) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
        return
      if (isTypingIn(event.target)) return
      if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return
      event.preventDefault()
      document.getElementById(id)?.focus()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [id])
}

function isTypingIn(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('textarea, select, input:not([type="checkbox"])')
}

import { useEffect } from 'react'
import { SearchInput } from '../../../ui/fields/search-input'
import { Select } from '../../../ui/fields/select'
import { allMealOccasions, formatMealOccasion, type MealsFilter, maxMealsSearch } from './meals-filter'

/** The id of the search field, which the '/' shortcut focuses. */
export const mealSearchId = 'meal-search'

interface MealsToolbarProps {
  readonly view: MealsFilter
  readonly onSearch: (text: string) => void
  readonly onShow: (part: Partial<MealsFilter>) => void
}

/** Looks like a selected chip: the filter hides meals. */
const activeFilterClass = '[&_select]:border-herb [&_select]:bg-herb-wash [&_select]:text-herb-ink'

const options = [
  { value: '', label: 'Any occasion' },
  ...allMealOccasions.map((occasion) => ({ value: occasion, label: formatMealOccasion(occasion) })),
]

export function MealsToolbar({ view, onSearch, onShow }: MealsToolbarProps) {
  return (
    <search className="grid grid-cols-[minmax(0,1fr)] gap-2 @xl:grid-cols-[minmax(0,1fr)_12rem]">
      <SearchInput
        id={mealSearchId}
        aria-label="Search meals"
        placeholder="Search by dish, ingredient or tag"
        value={view.q}
        onValueChange={onSearch}
        maxLength={maxMealsSearch}
      />
      <Select
        aria-label="Occasion"
        options={options}
        value={view.occasion ?? ''}
        onChange={({ target }) =>
          onShow({ occasion: allMealOccasions.find((occasion) => occasion === target.value) ?? null })
        }
        className={view.occasion === null ? '' : activeFilterClass}
      />
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

import { Check, ChefHat, Heart } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDialect } from '../../../food/use-dialect'
import { classNames } from '../../../ui/class-names'
import { type MealsFilter, type MealsOwnership, mealTags, toggleTag } from './meals-filter'

interface MealsTagsProps {
  readonly view: MealsFilter
  readonly isCook: boolean
  readonly onShow: (part: Partial<MealsFilter>) => void
}

const ownFilters = [
  { only: 'favourites', label: 'Favourites', icon: <Heart aria-hidden className="-ms-1" /> },
  { only: 'yours', label: 'Yours', icon: <ChefHat aria-hidden className="-ms-1" /> },
] as const satisfies readonly { only: MealsOwnership; label: string; icon: unknown }[]

/** On narrow screens the row scrolls sideways. */
const rowClass = 'flex gap-2 py-1 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 sm:flex-wrap'

interface MealsChipProps {
  readonly pressed: boolean
  readonly onPress: () => void
  readonly icon?: ReactNode
  readonly children: ReactNode
}

/** A toggle chip that filters the list. */
function MealsChip({ pressed, onPress, icon, children }: MealsChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={classNames(
        'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border px-4 font-medium transition-colors select-none [&_svg]:size-4',
        pressed ? 'border-herb bg-herb-wash text-herb-ink' : 'border-edge bg-raised enabled-hover:bg-shade',
      )}
    >
      {pressed ? <Check aria-hidden className="-ms-1" /> : icon}
      {children}
    </button>
  )
}

/** Tag chips, one selected at a time, and for cooks their own filters. */
export function MealsTags({ view, isCook, onShow }: MealsTagsProps) {
  const say = useDialect()
  // A tag from the URL is shown, too, so that it can be deselected.
  const tags = view.tag && !mealTags.some((tag) => tag === view.tag) ? [...mealTags, view.tag] : mealTags
  return (
    <div className={rowClass}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lie in one row with its neighbours */}
      <div role="group" aria-label="Tags" className="contents">
        {tags.map((tag) => (
          <MealsChip
            key={tag}
            pressed={tag === view.tag}
            onPress={() => onShow({ tag: toggleTag(tag, view.tag) })}
          >
            {tag}
          </MealsChip>
        ))}
      </div>
      {isCook && (
        // biome-ignore lint/a11y/useSemanticElements: as above
        <div role="group" aria-label="Your meals" className="contents">
          {ownFilters.map(({ only, label, icon }) => (
            <MealsChip
              key={only}
              pressed={only === view.only}
              onPress={() => onShow({ only: toggleTag(only, view.only) })}
              icon={icon}
            >
              {say(label)}
            </MealsChip>
          ))}
        </div>
      )}
    </div>
  )
}

import type { NewMealContent } from '@larder/contract/meal-plan'
import type { Day } from '@larder/kitchen/date/day'
import { useState } from 'react'
import { Chips } from '../../../ui/controls/chips'
import { SearchInput } from '../../../ui/fields/search-input'
import { Dialog } from '../../../ui/overlays/dialog'
import { formatSlot, type PlanSlot } from '../plan-slot'
import { PickDishes } from './pick-dishes'
import { PickLeftovers } from './pick-leftovers'
import { PickNote } from './pick-note'
import { useDishesFromStock, useRecipeSearch } from './use-found-dishes'

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

/** Picks a dish for a slot of the week: by search, from stock, from favourites, leftovers or a note. */
export function PickDialog({ place, today, instead, eaters, onPick, onClose }: PickDialogProps) {
  const [search, setSearch] = useState('')
  const [source, setSource] = useState('stock')
  const [picked, setPicked] = useState<NewMealContent | null>(null)
  const searching = search.trim() !== ''
  const found = useRecipeSearch(search, undefined, searching)
  const stock = useDishesFromStock(place.meal, eaters, !searching && source === 'stock')
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
      description={instead === undefined ? 'What shall it be?' : `Instead of ${instead}`}
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
          <PickDishes label="Found" {...found} none="No recipe fits these words." {...pickProps} />
        ) : (
          <>
            <Chips label="Where from" chips={sources} value={source} onValueChange={setSource} />
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
                label="Favourites"
                {...favourites}
                none="No favourites yet. A heart on a recipe puts it here."
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

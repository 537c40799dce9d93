import { SlidersHorizontal } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { countWishes } from '../wishes'
import { SuggestionWishFields } from './suggestion-wish-fields'

/** The wishes: in view where there is room, behind a button on a phone, so that the dishes come first. */
export function WishBar(fields: ComponentProps<typeof SuggestionWishFields>) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const count = countWishes(fields.wishes)
  return (
    <div className="flex flex-col gap-4">
      <Button
        icon={<SlidersHorizontal />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="self-start @2xl:hidden"
      >
        {count === 0 ? 'Wishes' : `Wishes (${count})`}
      </Button>
      <div id={id} className={classNames('@2xl:block', !open && 'hidden')}>
        <SuggestionWishFields {...fields} />
      </div>
    </div>
  )
}

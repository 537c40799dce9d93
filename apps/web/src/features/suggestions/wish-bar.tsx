import { SlidersHorizontal } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import { Button } from '../../ui/button'
import { classNames } from '../../ui/class-names'
import { WishFields } from './wish-fields'
import { countOf } from './wishes'

/** The wishes: in view where there is room, behind a button on a phone, so that the dishes come first. */
export function WishBar(fields: ComponentProps<typeof WishFields>) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const count = countOf(fields.wishes)
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
        <WishFields {...fields} />
      </div>
    </div>
  )
}

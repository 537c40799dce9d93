import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names'

interface MealsChipProps {
  readonly pressed: boolean
  readonly onPress: () => void
  readonly icon?: ReactNode
  readonly children: ReactNode
}

/** A toggle chip that filters the list. */
export function MealsChip({ pressed, onPress, icon, children }: MealsChipProps) {
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

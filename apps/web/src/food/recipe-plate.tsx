import sprite from 'virtual:food-icons'
import type { RecipeSummary } from '@larder/contract/recipes'
import { classNames } from '../ui/class-names'
import { foodIconName } from './food-icon-name'
import { clothFor, platedAs, vesselFor } from './plate-layout'

export type RecipePlateProps = {
  /** The heaviest food first. */
  foods: readonly string[]
  category: RecipeSummary['category']
  tags?: readonly string[]
  /** Its size; it fills what it is given. */
  className?: string
}

const cloths = ['bg-herb-wash', 'bg-saffron-wash', 'bg-sky-wash', 'bg-tomato-wash', 'bg-shade'] as const

/** A dish without a photo, composed of what it is made of. Decoration: its title always stands beside it. */
export function RecipePlate({ foods, category, tags = [], className }: RecipePlateProps) {
  const icons = [...new Set(foods.map((food) => foodIconName(food, undefined)))].slice(0, 5)
  const shown = icons.length > 0 ? icons : [foodIconName(undefined, undefined)]
  const vessel = vesselFor(category, tags)
  return (
    <span
      aria-hidden
      className={classNames(
        'grid place-items-center overflow-hidden',
        cloths[clothFor(foods, cloths.length)],
        className,
      )}
    >
      <svg aria-hidden viewBox="0 0 100 100" focusable="false" className="size-full max-h-64">
        {vessel === 'glass' ? (
          <path
            d="M30 10 h40 l-5 76 a6 6 0 0 1 -6 5 h-18 a6 6 0 0 1 -6 -5 z"
            className="fill-raised stroke-edge"
            strokeWidth="1.2"
          />
        ) : (
          <>
            <circle cx="50" cy="50" r="46" className="fill-raised stroke-edge" strokeWidth="0.8" />
            <circle
              cx="50"
              cy="50"
              r={vessel === 'bowl' ? 40 : 34}
              className={vessel === 'bowl' ? 'fill-paper stroke-edge' : 'fill-none stroke-line'}
              strokeWidth={vessel === 'bowl' ? 1.6 : 0.8}
            />
          </>
        )}
        {platedAs(shown.length).map(({ x, y, size, turn }, place) => (
          <use
            key={shown[place]}
            href={`${sprite}#${shown[place]}`}
            x={x - size / 2}
            y={y - size / 2}
            width={size}
            height={size}
            transform={`rotate(${turn} ${x} ${y})${vessel === 'glass' ? ' translate(14 12) scale(0.72)' : ''}`}
          />
        ))}
      </svg>
    </span>
  )
}

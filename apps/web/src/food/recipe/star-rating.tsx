import { Star } from 'lucide-react'
import { useId } from 'react'
import { classNames } from '../../ui/class-names'

interface StarRatingProps {
  readonly stars: number | undefined
  readonly onStars: (stars: number | null) => void
}

const starValues = [1, 2, 3, 4, 5] as const

/** A choice of one to five stars; arrow keys move along them. */
export function StarRating({ stars = 0, onStars }: StarRatingProps) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Your stars</legend>
      <div className="-ms-2 flex">
        {starValues.map((value) => (
          <label
            key={value}
            className="relative grid size-11 place-items-center rounded-card has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === stars}
              onChange={() => onStars(value)}
              aria-label={value === 1 ? '1 star' : `${value} stars`}
              className="absolute inset-0 appearance-none rounded-[inherit] outline-none"
            />
            <Star
              aria-hidden
              className={classNames(
                'size-7 transition-colors',
                value <= stars ? 'fill-saffron text-saffron-ink' : 'text-edge',
              )}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

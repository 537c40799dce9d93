import { useId, useState } from 'react'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'

/** Further ingredients are collapsed, so that a long list does not push the next dish out of view. */
const initialCount = 8

interface PostIngredientsProps {
  readonly ingredients: readonly string[]
  readonly level: 2 | 3 | 4
}

export function PostIngredients({ ingredients, level }: PostIngredientsProps) {
  const [all, setAll] = useState(false)
  const id = useId()
  const Heading = `h${level}` as const
  const folded = ingredients.length > initialCount + 2 && !all
  const shown = folded ? ingredients.slice(0, initialCount) : ingredients
  if (ingredients.length === 0) return null
  return (
    <div className="flex flex-col gap-2">
      <Heading id={id} className="text-base">
        Ingredients
      </Heading>
      <ul
        aria-labelledby={id}
        className={classNames(
          'list-disc gap-x-8 ps-5 marker:text-herb',
          ingredients.length > 4 && '@xl:columns-2',
        )}
      >
        {shown.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and never move
          <li key={place} dir="auto" className="break-inside-avoid py-0.5 wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
      {folded && (
        <Button variant="quiet" className="-ms-4 self-start text-herb-ink" onClick={() => setAll(true)}>
          Show all {ingredients.length} ingredients
        </Button>
      )}
    </div>
  )
}

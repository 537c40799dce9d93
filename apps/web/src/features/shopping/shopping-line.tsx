import { CloudOff, ShoppingBasket, X } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { FoodIcon } from '../../food/food-icon'
import { recipePath } from '../../paths'
import { IconButton } from '../../ui/icon-button'
import type { ShownLine } from './shopping-state'

interface ShoppingLineProps {
  readonly line: ShownLine
  /** Whose it is, where that is worth saying. */
  readonly by: string | undefined
  /** It cannot be sent at the moment. */
  readonly heldUp: boolean
  readonly onRemove: (line: ShownLine) => void
}

export const ShoppingLine = memo(function ShoppingLine({ line, by, heldUp, onRemove }: ShoppingLineProps) {
  const { text, foodId, recipe } = line
  return (
    <li
      data-line={line.id}
      className="flex items-center gap-3 py-1.5 [contain-intrinsic-block-size:auto_3.5rem] [content-visibility:auto]"
    >
      {foodId === undefined ? (
        <ShoppingBasket aria-hidden className="size-8 shrink-0 p-1 text-ink-soft" />
      ) : (
        <FoodIcon foodId={foodId} className="size-8" />
      )}
      <div className="min-w-0 grow py-1">
        <p className="text-lg leading-snug wrap-anywhere">{text}</p>
        {(recipe || by !== undefined || heldUp) && (
          <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
            {recipe && (
              <span className="wrap-anywhere">
                for <Link to={recipePath(recipe.id)}>{recipe.title}</Link>
              </span>
            )}
            {by !== undefined && <span className="wrap-anywhere">from {by}</span>}
            {heldUp && (
              <span className="flex items-center gap-1.5">
                <CloudOff aria-hidden className="size-4 shrink-0" />
                Waiting to sync
              </span>
            )}
          </p>
        )}
      </div>
      <IconButton
        label={`Remove ${text}`}
        icon={<X />}
        data-removes
        className="shrink-0 -outline-offset-2! print:hidden"
        onClick={() => onRemove(line)}
      />
    </li>
  )
})

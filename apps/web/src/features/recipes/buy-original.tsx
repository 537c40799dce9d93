import { ListChecks, ShoppingCart } from 'lucide-react'
import { useRef } from 'react'
import { paths } from '../../paths'
import { Link } from '../../router/link'
import { Button } from '../../ui/controls/button'
import type { IngredientToBuy } from './ingredient-availability'
import type { RecipeShopping } from './use-recipe-shopping'

interface BuyOriginalProps {
  /** The original ingredient, where a food in stock replaces it. */
  readonly thing: IngredientToBuy
  readonly shopping: RecipeShopping
}

/** Adds the original of a swapped ingredient to the list. A swapped line is bought only on request. */
export function BuyOriginal({ thing, shopping }: BuyOriginalProps) {
  const container = useRef<HTMLDivElement>(null)
  return (
    <div
      ref={container}
      tabIndex={-1}
      className="ms-auto flex min-h-11 items-center justify-end text-end text-sm print:hidden"
    >
      {shopping.isListed(thing) ? (
        <p className="flex items-center gap-1.5 text-herb-ink">
          <ListChecks aria-hidden className="size-4 shrink-0" />
          <span>
            {thing.text} is on{' '}
            <Link to={paths.shopping} className="link">
              your list
            </Link>
            .
          </span>
        </p>
      ) : (
        <Button
          variant="quiet"
          icon={<ShoppingCart />}
          className="-me-2 px-2! text-sm"
          onClick={() => {
            void shopping.add([thing])
            container.current?.focus()
          }}
        >
          Buy {thing.name} after all
        </Button>
      )}
    </div>
  )
}

import { PackageCheck, ShoppingBasket } from 'lucide-react'
import { Button } from '../../../ui/controls/button'
import { numberText } from '../../../ui/formatting/locale'
import { useToastOffset } from '../../../ui/toasts/use-toast-offset'

interface ShopBarProps {
  readonly toBuy: number
  readonly ticked: number
  readonly onShop: () => void
  readonly onPutAway: () => void
}

/** Buttons to take the list along and to put things away, within thumb reach. */
export function ShopBar({ toBuy, ticked, onShop, onPutAway }: ShopBarProps) {
  useToastOffset('6rem')

  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-auto flex flex-wrap gap-2 border-t bg-paper px-4 pt-3 pb-safe sm:-mx-6 sm:px-6">
      <Button
        variant={toBuy > 0 ? 'primary' : 'secondary'}
        size="lg"
        icon={<ShoppingBasket />}
        onClick={onShop}
        className="max-sm:grow max-sm:px-3"
      >
        Shop Now
      </Button>
      {ticked > 0 && (
        <Button
          variant={toBuy > 0 ? 'secondary' : 'primary'}
          size="lg"
          icon={<PackageCheck />}
          onClick={onPutAway}
          className="numbers max-sm:grow max-sm:px-3"
        >
          Put away ({numberText(ticked)})
        </Button>
      )}
    </div>
  )
}

import { Heart } from 'lucide-react'
import { Link } from 'react-router'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { barCellClass } from './bar-cell-class'

interface FavouriteButtonProps {
  readonly favourite: boolean
  readonly onFavourite: (favourite: boolean) => void
  /** Where a visitor is asked in; absent for a cook. */
  readonly login?: string | undefined
  /** In the bar at the bottom of a phone. */
  readonly inBar?: boolean
}

/** The heart. Pressed once more it takes itself back. */
export function FavouriteButton({ favourite, onFavourite, login, inBar = false }: FavouriteButtonProps) {
  const heart = <Heart aria-hidden className={classNames(favourite && 'fill-tomato text-tomato')} />
  const content = inBar ? (
    <>
      {heart}
      Favourite
    </>
  ) : (
    'Favourite'
  )
  if (login) {
    return inBar ? (
      <Link to={login} className={barCellClass}>
        {content}
      </Link>
    ) : (
      <Button asChild icon={heart}>
        <Link to={login}>{content}</Link>
      </Button>
    )
  }
  const press = { 'aria-pressed': favourite, onClick: () => onFavourite(!favourite) }
  return inBar ? (
    <button type="button" className={barCellClass} {...press}>
      {content}
    </button>
  ) : (
    <Button icon={heart} {...press}>
      {content}
    </Button>
  )
}

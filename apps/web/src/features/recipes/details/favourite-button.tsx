import { Heart } from 'lucide-react'
import { useDialect } from '../../../food/use-dialect'
import { Link } from '../../../router/link'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'

/** Classes of an action in the bottom bar on phones: icon above label. */
export const barCellClass =
  'flex min-h-14 min-w-16 grow flex-col items-center justify-center gap-0.5 rounded-card px-1 text-xs font-medium no-underline ' +
  'select-none disabled:text-ink-soft [&_svg]:size-6'

interface FavouriteButtonProps {
  readonly favourite: boolean
  readonly onFavourite: (favourite: boolean) => void
  /** The login link for a visitor; undefined for a cook. */
  readonly login?: string | undefined
  /** Rendered in the bottom bar on phones. */
  readonly inBar?: boolean
}

/** Toggles the favourite. */
export function FavouriteButton({ favourite, onFavourite, login, inBar = false }: FavouriteButtonProps) {
  const label = useDialect()('Favourite')
  const heart = <Heart aria-hidden className={classNames(favourite && 'fill-tomato text-tomato')} />
  const content = inBar ? (
    <>
      {heart}
      {label}
    </>
  ) : (
    label
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

import { type ReactNode, useEffect, useState } from 'react'
import { classNames } from '../../ui/class-names'
import { useTheme } from '../../ui/theme/theme'
import type { KnownDish } from './draw-dish-here'

interface DishDrawnHereProps {
  readonly dish: KnownDish
  readonly className?: string | undefined
  /** Shown until it is drawn, and where the drawing cannot be loaded. */
  readonly children: ReactNode
}

/** A dish drawn by the browser itself, for where the server's picture cannot be had. Decorative, like that one. */
export function DishDrawnHere({ dish, className, children }: DishDrawnHereProps) {
  const { shown } = useTheme()
  const [address, setAddress] = useState<string>()
  const known = JSON.stringify(dish)
  useEffect(() => {
    let made: string | undefined
    let isGone = false
    // Most visits never need it: it is a file of its own.
    import('./draw-dish-here')
      .then(({ drawDishHere }) => {
        if (isGone) return
        const svg = drawDishHere(JSON.parse(known) as KnownDish, shown)
        made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
        setAddress(made)
      })
      .catch(() => undefined)
    return () => {
      isGone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [known, shown])
  if (!address) return children
  return (
    <img
      src={address}
      width={480}
      height={360}
      alt=""
      decoding="async"
      data-drawn-here=""
      className={classNames('object-cover', className, 'p-0!')}
    />
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names'

export type StatTileProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: ReactNode
  value: ReactNode
  /** Context of the value: '3 more than last week'. */
  note?: ReactNode
  icon?: ReactNode
}

export function StatTile({ label, value, note, icon, className, ...rest }: StatTileProps) {
  return (
    <div className={classNames('flex items-start gap-3 border-s-2 border-herb ps-4', className)} {...rest}>
      <div className="min-w-0 grow">
        <p className="text-sm text-ink-soft">{label}</p>
        <p className="numbers font-heading text-3xl leading-tight font-title">{value}</p>
        {note && <p className="text-sm text-ink-soft">{note}</p>}
      </div>
      {icon && (
        <span aria-hidden className="text-ink-soft [&_svg]:size-5">
          {icon}
        </span>
      )}
    </div>
  )
}

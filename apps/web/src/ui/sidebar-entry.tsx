import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { Badge } from './badge'
import { classNames } from './class-names'
import { Tooltip } from './tooltip'

export type SidebarEntryData = {
  label: string
  /** Where it leads; an entry that leads nowhere yet is disabled. */
  to?: string
  icon: ReactNode
  disabled?: boolean
  soon?: boolean
}

export type SidebarEntryProps = { entry: SidebarEntryData; collapsed: boolean; onNavigate: () => void }

const shape =
  'flex h-11 w-full items-center gap-3 overflow-hidden rounded-card px-3 whitespace-nowrap no-underline -outline-offset-2 ' +
  'transition-colors [&_svg]:size-5 [&_svg]:shrink-0'

export function SidebarEntry({ entry, collapsed, onNavigate }: SidebarEntryProps) {
  const content = (
    <>
      <span aria-hidden>{entry.icon}</span>
      <span className={collapsed ? 'sr-only' : 'grow truncate'}>{entry.label}</span>
      {entry.soon && (collapsed ? <span className="sr-only">Soon</span> : <Badge>Soon</Badge>)}
    </>
  )
  return (
    <Tooltip label={entry.soon ? `${entry.label} · Soon` : entry.label} side="right" enabled={collapsed}>
      {entry.to === undefined || entry.disabled ? (
        // biome-ignore lint/a11y/useSemanticElements: an anchor without an address is read as plain text
        <span
          role="link"
          aria-disabled="true"
          tabIndex={0}
          className={classNames(shape, 'cursor-not-allowed text-ink-soft')}
        >
          {content}
        </span>
      ) : (
        <NavLink
          to={entry.to}
          onClick={onNavigate}
          className={classNames(
            shape,
            'text-ink enabled-hover:bg-shade aria-[current=page]:bg-herb-wash aria-[current=page]:font-semibold',
            'aria-[current=page]:text-herb-ink',
          )}
        >
          {content}
        </NavLink>
      )}
    </Tooltip>
  )
}

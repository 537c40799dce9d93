import type { ReactNode } from 'react'
import { NavLink } from '../../router/link'
import { classNames } from '../class-names'
import { lazyPart } from '../lazy-part'

export type SidebarEntryData = {
  label: string
  to: string
  icon: ReactNode
  /** A badge: the visible count and its meaning for screen readers. */
  waiting?: { count: string; means: string }
}

export type SidebarEntryProps = { entry: SidebarEntryData; collapsed: boolean; onNavigate: () => void }

const entryStyle =
  'flex h-11 w-full items-center gap-3 overflow-hidden rounded-card px-3 whitespace-nowrap no-underline -outline-offset-2 ' +
  'transition-colors [&_svg]:size-5 [&_svg]:shrink-0'

/** Only a collapsed sidebar has labels to show. */
const EntryTooltip = lazyPart(
  async () => (await import('../overlays/tooltip')).Tooltip,
  ({ children }) => children,
)

export function SidebarEntry({ entry, collapsed, onNavigate }: SidebarEntryProps) {
  const content = (
    <>
      <span aria-hidden className="relative">
        {entry.icon}
        {entry.waiting && (
          <span className="numbers absolute -end-2 -top-1.5 min-w-4 rounded-full bg-herb px-1 text-center text-[0.6875rem] leading-4 font-semibold text-on-herb">
            {entry.waiting.count}
          </span>
        )}
      </span>
      <span className={collapsed ? 'sr-only' : 'grow truncate'}>{entry.label}</span>
      {entry.waiting && <span className="sr-only">, {entry.waiting.means}</span>}
    </>
  )
  const link = (
    <NavLink
      to={entry.to}
      onClick={onNavigate}
      className={classNames(
        entryStyle,
        'text-ink enabled-hover:bg-shade aria-[current=page]:bg-herb-wash aria-[current=page]:font-semibold',
        'aria-[current=page]:text-herb-ink',
      )}
    >
      {content}
    </NavLink>
  )
  if (!collapsed) return link
  return (
    <EntryTooltip label={entry.label} side="right">
      {link}
    </EntryTooltip>
  )
}

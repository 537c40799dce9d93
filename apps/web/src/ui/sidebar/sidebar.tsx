import { type ReactNode, useState } from 'react'
import { classNames } from '../class-names'
import { lazyPart } from '../lazy-part'
import { SidebarEntry, type SidebarEntryData } from './sidebar-entry'
import { useSidebar } from './sidebar-provider'

export type SidebarProps = {
  /** The name of the menu: 'Quick Actions'. */
  label: string
  entries: readonly SidebarEntryData[]
  footer?: ReactNode
}

/** The drawer of a phone, loaded when it first opens. */
export const SidebarSheet = lazyPart(async () => (await import('../overlays/sheet')).Sheet)

/**
 * The sidebar: 16rem, or 3rem of icons, on a wide screen; a drawer of 18rem on a narrow one. It sticks below
 * a page header whose height is set in --header-height.
 */
export function Sidebar({ label, entries, footer }: SidebarProps) {
  const { expanded, mobile, drawerOpen, setDrawerOpen } = useSidebar()
  const collapsed = !mobile && !expanded
  const [hasOpened, setHasOpened] = useState(drawerOpen)
  if (drawerOpen && !hasOpened) setHasOpened(true)
  const list = (
    <ul className="flex flex-col gap-0.5">
      {entries.map((entry) => (
        <li key={entry.label}>
          <SidebarEntry entry={entry} collapsed={collapsed} onNavigate={() => setDrawerOpen(false)} />
        </li>
      ))}
    </ul>
  )
  if (mobile) {
    if (!hasOpened) return null
    return (
      <SidebarSheet
        side="left"
        title={label}
        open={drawerOpen}
        onOpenChange={setDrawerOpen}
        className="w-[18rem]"
        data-sidebar="drawer"
      >
        <nav aria-label={label} className="px-2">
          {list}
        </nav>
        {footer && <div className="px-4 pt-4">{footer}</div>}
      </SidebarSheet>
    )
  }
  return (
    <nav
      aria-label={label}
      data-sidebar={collapsed ? 'collapsed' : 'expanded'}
      className={classNames(
        'sticky top-(--header-height,0px) z-20 flex h-[calc(100dvh-var(--header-height,0px))] shrink-0 flex-col',
        'overflow-x-hidden overflow-y-auto py-2 shadow-[inset_-1px_0_var(--color-line)] transition-[width] duration-200',
        collapsed ? 'w-[3rem] px-0.5 [scrollbar-width:none]' : 'w-[16rem] px-3 [scrollbar-width:thin]',
      )}
    >
      <p
        aria-hidden
        className={classNames(
          'px-3 py-2 text-sm font-semibold whitespace-nowrap text-ink-soft',
          collapsed && 'invisible',
        )}
      >
        {label}
      </p>
      {list}
      {footer && !collapsed && <div className="mt-auto px-3 pt-4">{footer}</div>}
    </nav>
  )
}

import * as Radix from 'radix-ui/tooltip'
import type { ReactNode } from 'react'

export type TooltipProps = {
  label: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** False leaves the child as it is, for a label that is only sometimes out of sight. */
  enabled?: boolean
  children: ReactNode
}

/** A second glance, never the only place where something is said: a touch does not see it. */
export function Tooltip({ label, side = 'top', enabled = true, children }: TooltipProps) {
  if (!enabled) return children
  return (
    <Radix.Provider delayDuration={300} skipDelayDuration={200}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-64 animate-appear rounded-inner bg-ink px-3 py-1.5 text-sm text-paper"
        >
          {label}
        </Radix.Content>
      </Radix.Root>
    </Radix.Provider>
  )
}

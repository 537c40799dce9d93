import * as Radix from 'radix-ui/tooltip'
import type { ReactNode } from 'react'

export type TooltipProps = {
  label: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** False renders only the child, for a label that is hidden only sometimes. */
  enabled?: boolean
  children: ReactNode
}

/** Supplementary information only: touch users do not see it. */
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

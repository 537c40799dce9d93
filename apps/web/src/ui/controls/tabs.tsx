import * as Radix from 'radix-ui/tabs'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names'

type Tab = { value: string; label: string; icon?: ReactNode; count?: number; content: ReactNode }

export type TabsProps = Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'dir'> & {
  label: string
  tabs: readonly Tab[]
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
}

export function Tabs({ label, tabs, value, defaultValue, onValueChange, className, ...rest }: TabsProps) {
  const valueProps = value === undefined ? { defaultValue: defaultValue ?? tabs[0]?.value ?? '' } : { value }
  return (
    <Radix.Root className={className} {...valueProps} {...(onValueChange ? { onValueChange } : {})} {...rest}>
      <Radix.List aria-label={label} className="flex gap-1 overflow-x-auto border-b">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={classNames(
              'inline-flex min-h-11 shrink-0 items-center gap-2 border-b-2 border-transparent px-4 font-semibold text-ink-soft',
              '-outline-offset-2 transition-colors enabled-hover:text-ink [&_svg]:size-5',
              'data-[state=active]:border-herb data-[state=active]:text-herb-ink',
            )}
          >
            {tab.icon}
            {tab.label}
            {tab.count !== undefined && <span className="numbers text-sm font-normal">{tab.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-4">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}

import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names'

interface ChoiceGroupProps {
  readonly title: string
  readonly hint: string
  /** Cards that grow when they are chosen do not stretch their neighbours. */
  readonly growing?: boolean
  readonly children: ReactNode
}

export function ChoiceGroup({ title, hint, growing = false, children }: ChoiceGroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-4">
        <h2 className="text-xl">{title}</h2>
        <span className="block text-ink-soft">{hint}</span>
      </legend>
      <div
        className={classNames(
          'grid gap-3 sm:grid-cols-[repeat(auto-fill,minmax(17rem,1fr))]',
          growing && 'items-start lg:*:min-h-30',
        )}
      >
        {children}
      </div>
    </fieldset>
  )
}

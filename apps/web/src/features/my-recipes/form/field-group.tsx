import { type ReactNode, useId } from 'react'

interface FieldGroupProps {
  readonly title: string
  readonly hint?: ReactNode
  readonly children: ReactNode
}

/** A titled section of the form. */
export function FieldGroup({ title, hint, children }: FieldGroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 border-t pt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      </div>
      {children}
    </section>
  )
}

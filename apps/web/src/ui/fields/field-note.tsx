import { CircleAlert } from 'lucide-react'

export type FieldNoteProps = { kind: 'hint' | 'error'; id: string; children: React.ReactNode }

/** The note of a control: a hint or an error. */
export function FieldNote({ kind, id, children }: FieldNoteProps) {
  if (kind === 'hint') {
    return (
      <p id={id} className="text-sm text-ink-soft">
        {children}
      </p>
    )
  }
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-sm font-medium text-tomato-ink">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  )
}

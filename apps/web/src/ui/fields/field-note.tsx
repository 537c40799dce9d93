import { CircleAlert } from 'lucide-react'

export type FieldNoteProps = { kind: 'hint' | 'error'; id: string; children: React.ReactNode }

/** The line that belongs to a control: a hint, or what has to be put right. */
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

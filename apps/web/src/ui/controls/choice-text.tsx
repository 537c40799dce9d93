import type { ReactNode } from 'react'

export type ChoiceTextProps = { label: ReactNode; hint?: ReactNode; hintId: string }

/** The text beside a checkbox, radio button or switch. */
export function ChoiceText({ label, hint, hintId }: ChoiceTextProps) {
  return (
    <span className="flex min-w-0 flex-col">
      <span>{label}</span>
      {hint && (
        <span id={hintId} className="text-sm text-ink-soft">
          {hint}
        </span>
      )}
    </span>
  )
}

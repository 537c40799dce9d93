import { LoaderCircle, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

interface PickRowProps {
  readonly title: string
  readonly picture: ReactNode
  /** For example '25 min · all there'. */
  readonly about: string
  readonly warning?: string | undefined
  /** It was chosen and is being saved. */
  readonly busy: boolean
  readonly disabled: boolean
  readonly onPick: () => void
}

/** One choice for the plan, picked with one press. */
export function PickRow({ title, picture, about, warning, busy, disabled, onPick }: PickRowProps) {
  return (
    <li>
      <button
        type="button"
        disabled={disabled}
        aria-busy={busy || undefined}
        onClick={onPick}
        className="flex min-h-16 w-full items-center gap-3 rounded-card p-2 text-start transition-colors enabled-hover:bg-shade disabled:cursor-progress"
      >
        <span className="grid size-12 shrink-0 overflow-hidden rounded-inner">{picture}</span>
        <span className="min-w-0 grow">
          <span className="line-clamp-2 font-semibold wrap-anywhere">{title}</span>
          {warning !== undefined && (
            <span className="flex items-start gap-1 text-sm font-medium text-tomato-ink">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span className="min-w-0 wrap-anywhere">{warning}</span>
            </span>
          )}
          <span className="numbers line-clamp-2 text-sm text-ink-soft">{about}</span>
        </span>
        {busy && <LoaderCircle aria-hidden className="size-5 shrink-0 animate-turn text-herb-ink" />}
      </button>
    </li>
  )
}

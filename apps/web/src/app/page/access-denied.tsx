import { DoorClosed } from 'lucide-react'
import type { ReactNode } from 'react'

interface AccessDeniedProps {
  readonly sentence: string
  /** The action that grants access, if there is one. */
  readonly children?: ReactNode
}

export function AccessDenied({ sentence, children }: AccessDeniedProps) {
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col items-center gap-6 px-4 py-16 text-center sm:py-24">
      <DoorClosed aria-hidden className="size-12 text-ink-soft" strokeWidth={1.5} />
      <h1 className="text-2xl sm:text-3xl">{sentence}</h1>
      {children}
    </div>
  )
}

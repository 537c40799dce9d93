import { Check, Minus } from 'lucide-react'
import { useEffect, useRef } from 'react'

interface TickBoxProps {
  readonly id: string
  readonly ticked: boolean
  readonly partly: boolean
  readonly describedBy: string | undefined
  readonly onTick: () => void
}

/** The checkbox of a row. The whole row is its label. */
export function TickBox({ id, ticked, partly, describedBy, onTick }: TickBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = partly
  }, [partly])
  return (
    <span className="relative grid size-11 shrink-0 place-items-center">
      <input
        ref={input}
        id={id}
        type="checkbox"
        checked={ticked}
        onChange={onTick}
        aria-describedby={describedBy}
        className="peer absolute inset-2 appearance-none rounded-full border-2 border-edge bg-raised transition-colors checked:border-herb checked:bg-herb indeterminate:border-herb indeterminate:bg-herb"
      />
      <Check
        aria-hidden
        strokeWidth={3}
        className="pointer-events-none relative hidden size-4 text-on-herb peer-checked:block peer-indeterminate:hidden"
      />
      <Minus
        aria-hidden
        strokeWidth={3}
        className="pointer-events-none relative hidden size-4 text-on-herb peer-indeterminate:block"
      />
    </span>
  )
}

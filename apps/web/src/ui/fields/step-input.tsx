import { Minus, Plus } from 'lucide-react'
import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { classNames } from '../class-names'
import { IconButton } from '../controls/icon-button'
import { TextInput } from './text-input'

export type StepInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'ref'> & {
  value: string
  onValueChange: (text: string) => void
  /** One less or one more was asked for. */
  onStep: (by: 1 | -1) => void
  /** Whether there is anything less. */
  canStepDown?: boolean
  canStepUp?: boolean
}

/** A number to type, with − and + beside it; it stays text, so that a half-typed one is nobody's mistake. */
export function StepInput({
  value,
  onValueChange,
  onStep,
  canStepDown = true,
  canStepUp = true,
  className,
  ...rest
}: StepInputProps) {
  const whole = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever one of the two can be pressed no more
  useLayoutEffect(() => {
    const spent = whole.current?.querySelector('button:disabled')
    // Not on the other one, which would take back what was asked for when the key is held.
    if (spent && spent === document.activeElement) whole.current?.focus()
  }, [canStepDown, canStepUp])
  return (
    <div ref={whole} tabIndex={-1} className={classNames('flex gap-1.5', className)}>
      <IconButton
        label="One less"
        variant="secondary"
        icon={<Minus aria-hidden />}
        disabled={!canStepDown}
        onClick={() => onStep(-1)}
      />
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        {...rest}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event)
          const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined
          if (by === undefined) return
          event.preventDefault()
          if (by === 1 ? canStepUp : canStepDown) onStep(by)
        }}
        className="numbers min-w-0 px-1 text-center"
      />
      <IconButton
        label="One more"
        variant="secondary"
        icon={<Plus aria-hidden />}
        disabled={!canStepUp}
        onClick={() => onStep(1)}
      />
    </div>
  )
}

import { Minus, Plus } from 'lucide-react'
import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { classNames } from '../class-names'
import { IconButton } from '../controls/icon-button'
import { TextInput } from './text-input'

export type StepInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'ref'> & {
  value: string
  onValueChange: (text: string) => void
  /** Called for one less or one more. */
  onStep: (by: 1 | -1) => void
  /** Whether the value can be decreased. */
  canStepDown?: boolean
  canStepUp?: boolean
}

/** A number field with − and + buttons; the value stays text, so that incomplete input is no error. */
export function StepInput({
  value,
  onValueChange,
  onStep,
  canStepDown = true,
  canStepUp = true,
  className,
  ...rest
}: StepInputProps) {
  const container = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever one of the two buttons becomes disabled
  useLayoutEffect(() => {
    const disabledButton = container.current?.querySelector('button:disabled')
    // Does not move to the other button, which would undo the change while a key is held.
    if (disabledButton && disabledButton === document.activeElement) container.current?.focus()
  }, [canStepDown, canStepUp])
  return (
    <div ref={container} tabIndex={-1} className={classNames('flex gap-1.5', className)}>
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

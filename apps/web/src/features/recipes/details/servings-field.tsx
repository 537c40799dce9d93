import { useRef, useState } from 'react'
import { Button } from '../../../ui/controls/button'
import { StepInput } from '../../../ui/fields/step-input'
import { isValidServings, parseServingsParam } from '../recipe-params'

interface ServingsStepperProps {
  readonly servings: number
  readonly writtenFor: number
  readonly onServings: (servings: number) => void
}

/** Sets the servings; the amounts follow. */
export function ServingsField({ servings, writtenFor, onServings }: ServingsStepperProps) {
  // Incomplete input is kept as typed until it is a valid number.
  const [typed, setTyped] = useState<{ text: string; for: number } | null>(null)
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const text = typed?.for === servings ? typed.text : String(servings)
  return (
    <fieldset
      ref={fieldset}
      tabIndex={-1}
      aria-label={`For ${servings}`}
      className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2"
    >
      <StepInput
        aria-label="Servings"
        inputMode="numeric"
        maxLength={3}
        value={text}
        className="w-36"
        canStepDown={isValidServings(servings - 1)}
        canStepUp={isValidServings(servings + 1)}
        onStep={(by) => {
          setTyped(null)
          onServings(servings + by)
        }}
        onBlur={() => setTyped(null)}
        onValueChange={(next) => {
          const parsed = parseServingsParam(next)
          setTyped({ text: next, for: parsed ?? servings })
          if (parsed !== undefined) onServings(parsed)
        }}
      />
      <span>{servings === 1 ? 'serving' : 'servings'}</span>
      {servings !== writtenFor && (
        <Button
          variant="quiet"
          className="px-2!"
          onClick={() => {
            onServings(writtenFor)
            fieldset.current?.focus()
          }}
        >
          Back to {writtenFor}
        </Button>
      )}
    </fieldset>
  )
}

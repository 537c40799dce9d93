import { useRef, useState } from 'react'
import { Button } from '../../../ui/controls/button'
import { StepInput } from '../../../ui/fields/step-input'
import { isValidServings, parseServingsParam } from '../recipe-params'

interface ServingsStepperProps {
  readonly servings: number
  readonly writtenFor: number
  readonly onServings: (servings: number) => void
}

/** For how many; the amounts follow. */
export function ServingsField({ servings, writtenFor, onServings }: ServingsStepperProps) {
  // What is half typed stays as it is until it is a number somebody can cook for.
  const [typed, setTyped] = useState<{ text: string; for: number } | null>(null)
  const whole = useRef<HTMLFieldSetElement>(null)
  const text = typed?.for === servings ? typed.text : String(servings)
  return (
    <fieldset
      ref={whole}
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
          const asked = parseServingsParam(next)
          setTyped({ text: next, for: asked ?? servings })
          if (asked !== undefined) onServings(asked)
        }}
      />
      <span>{servings === 1 ? 'serving' : 'servings'}</span>
      {servings !== writtenFor && (
        <Button
          variant="quiet"
          className="px-2!"
          onClick={() => {
            onServings(writtenFor)
            whole.current?.focus()
          }}
        >
          Back to {writtenFor}
        </Button>
      )}
    </fieldset>
  )
}

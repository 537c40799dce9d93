import { useState } from 'react'
import { Field } from '../../../ui/fields/field'
import { StepInput } from '../../../ui/fields/step-input'
import { maxPeopleWished } from '../wishes'

interface PeopleStepperProps {
  readonly value: number | null
  /** How many eat without a wish, where that is known. */
  readonly usual: number | undefined
  readonly onChange: (people: number | null) => void
}

/** For how many. Without a wish, for everybody who eats here, or as each recipe is written. */
export function PeopleStepper({ value, usual, onChange }: PeopleStepperProps) {
  // While it is typed in it may be empty or too large.
  const [typed, setTyped] = useState<string | null>(null)
  const now = value ?? usual

  function become(people: number) {
    onChange(people === usual ? null : people)
  }

  function type(text: string) {
    setTyped(text)
    const people = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0
    if (people >= 1 && people <= maxPeopleWished) become(people)
    else if (text.trim() === '') onChange(null)
  }

  return (
    <Field label="People">
      <StepInput
        inputMode="numeric"
        placeholder="Any"
        value={typed ?? (now === undefined ? '' : String(now))}
        onValueChange={type}
        onBlur={() => setTyped(null)}
        onStep={(by) => {
          setTyped(null)
          become(Math.min(maxPeopleWished, Math.max(1, (now ?? (by === 1 ? 1 : 3)) + by)))
        }}
        canStepDown={now !== 1}
        canStepUp={now !== maxPeopleWished}
      />
    </Field>
  )
}

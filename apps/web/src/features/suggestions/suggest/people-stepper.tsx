import { useState } from 'react'
import { Field } from '../../../ui/fields/field'
import { StepInput } from '../../../ui/fields/step-input'
import { maxPeopleWished } from '../wishes'

interface PeopleStepperProps {
  readonly value: number | null
  /** The default number of people, if known. */
  readonly usual: number | undefined
  readonly onChange: (people: number | null) => void
}

/** Sets the number of people. By default everybody in the household, or the servings of each recipe. */
export function PeopleStepper({ value, usual, onChange }: PeopleStepperProps) {
  // While typing it may be empty or too large.
  const [typed, setTyped] = useState<string | null>(null)
  const current = value ?? usual

  function changePeople(people: number) {
    onChange(people === usual ? null : people)
  }

  function type(text: string) {
    setTyped(text)
    const people = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0
    if (people >= 1 && people <= maxPeopleWished) changePeople(people)
    else if (text.trim() === '') onChange(null)
  }

  return (
    <Field label="People">
      <StepInput
        inputMode="numeric"
        placeholder="Any"
        value={typed ?? (current === undefined ? '' : String(current))}
        onValueChange={type}
        onBlur={() => setTyped(null)}
        onStep={(by) => {
          setTyped(null)
          changePeople(Math.min(maxPeopleWished, Math.max(1, (current ?? (by === 1 ? 1 : 3)) + by)))
        }}
        canStepDown={current !== 1}
        canStepUp={current !== maxPeopleWished}
      />
    </Field>
  )
}

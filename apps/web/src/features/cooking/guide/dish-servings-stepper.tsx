import { useId, useState } from 'react'
import { StepInput } from '../../../ui/fields/step-input'
import { maxGuideServings } from './guide-url'

interface DishServingsStepperProps {
  readonly title: string
  readonly servings: number
  readonly onServings: (servings: number) => void
}

/** Sets the servings of a dish. Incomplete input is kept until it is a valid number. */
export function DishServingsStepper({ title, servings, onServings }: DishServingsStepperProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [requested, setRequested] = useState(servings)
  const [lastServings, setLastServings] = useState(servings)
  if (lastServings !== servings) {
    setLastServings(servings)
    setRequested(servings)
  }
  function changeServings(plates: number) {
    setRequested(plates)
    onServings(plates)
  }
  return (
    <div className="flex min-w-0 grow flex-col gap-1.5">
      <p id={id} className="font-semibold wrap-anywhere">
        {title}
      </p>
      <div className="flex items-center gap-3">
        <StepInput
          aria-label={`Servings of ${title}`}
          inputMode="numeric"
          maxLength={3}
          className="w-40"
          value={typed ?? String(requested)}
          canStepDown={requested > 1}
          canStepUp={requested < maxGuideServings}
          onStep={(by) => {
            setTyped(null)
            changeServings(requested + by)
          }}
          onBlur={() => setTyped(null)}
          onValueChange={(text) => {
            setTyped(text)
            const plates = Number(text)
            if (Number.isInteger(plates) && plates >= 1 && plates <= maxGuideServings) changeServings(plates)
          }}
        />
        <span>{requested === 1 ? 'serving' : 'servings'}</span>
      </div>
    </div>
  )
}

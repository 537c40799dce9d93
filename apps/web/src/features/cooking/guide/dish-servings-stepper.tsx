import { useId, useState } from 'react'
import { StepInput } from '../../../ui/fields/step-input'
import { maxGuideServings } from './guide-url'

interface DishServingsStepperProps {
  readonly title: string
  readonly servings: number
  readonly onServings: (servings: number) => void
}

/** For how many a dish is cooked; what is half typed waits until it is a number somebody can cook for. */
export function DishServingsStepper({ title, servings, onServings }: DishServingsStepperProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [asked, setAsked] = useState(servings)
  const [seen, setSeen] = useState(servings)
  if (seen !== servings) {
    setSeen(servings)
    setAsked(servings)
  }
  function serve(plates: number) {
    setAsked(plates)
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
          value={typed ?? String(asked)}
          canStepDown={asked > 1}
          canStepUp={asked < maxGuideServings}
          onStep={(by) => {
            setTyped(null)
            serve(asked + by)
          }}
          onBlur={() => setTyped(null)}
          onValueChange={(text) => {
            setTyped(text)
            const plates = Number(text)
            if (Number.isInteger(plates) && plates >= 1 && plates <= maxGuideServings) serve(plates)
          }}
        />
        <span>{asked === 1 ? 'serving' : 'servings'}</span>
      </div>
    </div>
  )
}

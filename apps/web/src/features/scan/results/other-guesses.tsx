import type { AlternativeGuess } from '@larder/contract/scan'
import { PenLine } from 'lucide-react'
import { FoodIcon } from '../../../food/food-icon/food-icon'

interface OtherGuessesProps {
  readonly legend: string
  readonly guesses: readonly AlternativeGuess[]
  readonly onChoose: (guess: AlternativeGuess) => void
  /** Lets the cook type a name. */
  readonly onOwn: () => void
}

const chipClass =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-raised px-3 font-medium transition-colors enabled-hover:bg-shade'

/** Alternative guesses, one tap each, and a button to type a name. */
export function OtherGuesses({ legend, guesses, onChoose, onOwn }: OtherGuessesProps) {
  return (
    <fieldset className="min-w-0 max-sm:-ms-9">
      <legend className="pb-1.5 text-sm text-ink-soft">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {guesses.map((guess) => (
          <button key={guess.name} type="button" className={chipClass} onClick={() => onChoose(guess)}>
            <FoodIcon foodId={guess.foodId} className="size-6" />
            {guess.name}
            <span className="numbers text-sm font-normal text-ink-soft">{guess.confidence} %</span>
          </button>
        ))}
        <button type="button" className={chipClass} onClick={onOwn}>
          <PenLine aria-hidden className="size-4" />
          Something else
        </button>
      </div>
    </fieldset>
  )
}

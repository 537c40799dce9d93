import { Minus, Plus } from 'lucide-react'
import { splitItemAmount } from '../../../food/item-amount'
import { IconButton } from '../../../ui/controls/icon-button'
import { useHoldRepeat } from '../../../ui/use-hold-repeat'
import type { ShownItem } from '../optimistic-stock'

interface AmountStepperProps {
  readonly item: ShownItem
  readonly onStep: (by: 1 | -1) => void
}

export function AmountStepper({ item, onStep }: AmountStepperProps) {
  const { amount, name, sample = false } = item
  const { number, word } = splitItemAmount(item)
  const less = useHoldRepeat(() => amount !== '0' && onStep(-1))
  const more = useHoldRepeat(() => onStep(1))
  return (
    <div className="flex items-center gap-2">
      <IconButton
        label={`One less ${name}`}
        icon={<Minus aria-hidden />}
        variant="secondary"
        disabled={sample || amount === '0'}
        {...less}
      />
      <p className="min-w-0 grow text-center leading-tight wrap-anywhere">
        <span className="numbers text-lg font-semibold">{number}</span>{' '}
        <span className="text-ink-soft">{word}</span>
      </p>
      <IconButton
        label={`One more ${name}`}
        icon={<Plus aria-hidden />}
        variant="secondary"
        disabled={sample}
        {...more}
      />
    </div>
  )
}

import { Checkbox } from '../../../ui/controls/checkbox'
import { Badge } from '../../../ui/display/badge'
import { type DraftLine, validateTake } from './deduction-draft'
import { DeductionTake } from './deduction-take'

interface DeductionLineProps {
  readonly line: DraftLine
  readonly draft: readonly DraftLine[]
  readonly onIncluded: (included: boolean) => void
  readonly onTyped: (itemId: number, typed: string) => void
  readonly onSwap: (itemId: number, instead: number) => void
}

/** One ingredient with the items it is taken from. Amounts can be changed, or the line left out. */
export function DeductionLine({ line, draft, onIncluded, onTyped, onSwap }: DeductionLineProps) {
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-center gap-x-3">
        <Checkbox
          label={<span className="text-lg">{line.line}</span>}
          checked={line.included}
          onChange={(event) => onIncluded(event.target.checked)}
          className="min-w-0 grow wrap-anywhere"
        />
        {line.short && (
          <Badge tone="saffron" className="ms-9">
            {line.short} not in stock
          </Badge>
        )}
      </div>
      {line.included &&
        line.takes.map((take) => (
          <DeductionTake
            key={take.itemId}
            take={take}
            problem={validateTake(draft, take)}
            others={line.others}
            onTyped={(typed) => onTyped(take.itemId, typed)}
            onSwap={(instead) => onSwap(take.itemId, instead)}
          />
        ))}
    </li>
  )
}

import type { InventoryItem } from '@larder/contract/inventory'
import { formatItemAmount } from '../../../food/item-amount'
import { SegmentedControl } from '../../../ui/controls/segmented-control'
import { Field } from '../../../ui/fields/field'
import { StepInput } from '../../../ui/fields/step-input'
import type { useAmountChoice } from './use-amount-choice'

type HowMuchProps = ReturnType<typeof useAmountChoice> & { readonly item: InventoryItem }

/** Lets the cook choose all of an item or enter an amount. */
export function AmountChoice({ item, some, text, error, divisible, onSome, onText, onStep }: HowMuchProps) {
  const all = formatItemAmount(item)
  if (!divisible) return <p>All of it: {all}</p>
  return (
    <div className="flex flex-col gap-3">
      <SegmentedControl
        legend={`You have ${all}`}
        segments={[
          { value: 'all', label: 'All of it' },
          { value: 'some', label: 'Only some' },
        ]}
        value={some ? 'some' : 'all'}
        onValueChange={(value) => onSome(value === 'some')}
      />
      {some && (
        <Field label={item.unit ? `How many ${item.unit}` : 'How many'} error={error}>
          <StepInput
            value={text}
            onValueChange={onText}
            onStep={onStep}
            maxLength={30}
            className="max-w-64"
          />
        </Field>
      )}
    </div>
  )
}

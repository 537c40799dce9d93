import type { InventoryItem } from '@larder/contract/inventory'
import { itemAmount } from '../../food/item-amount'
import { Field } from '../../ui/field'
import { Segmented } from '../../ui/segmented'
import { StepInput } from '../../ui/step-input'
import type { useHowMuch } from './use-how-much'

type HowMuchProps = ReturnType<typeof useHowMuch> & { readonly item: InventoryItem }

/** All of it, or so much of it. */
export function HowMuch({ item, some, text, error, divisible, onSome, onText, onStep }: HowMuchProps) {
  const all = itemAmount(item)
  if (!divisible) return <p>All of it: {all}</p>
  return (
    <div className="flex flex-col gap-3">
      <Segmented
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

import type { HouseholdPerson } from '@larder/contract/diet'
import { amountOf } from '@larder/kitchen/quantity/amount'
import { formatAmount } from '@larder/kitchen/quantity/format-quantity'
import { Minus, Plus } from 'lucide-react'
import { IconButton } from '../../ui/controls/icon-button'
import { maxPersonPortions, minPersonPortions, portionStep, usePortions } from './use-portions'

/** Sets a person's portions, in quarters of a plate. */
export function PortionStepper({ person }: { readonly person: HouseholdPerson }) {
  const { portions, change } = usePortions(person)
  const words = `${formatAmount(amountOf(portions))} ${portions > 1 ? 'portions' : 'portion'}`
  return (
    <fieldset className="flex items-center gap-1">
      <legend className="sr-only">Portions of {person.name}</legend>
      <IconButton
        label={`Smaller portion for ${person.name}`}
        icon={<Minus aria-hidden />}
        variant="secondary"
        disabled={portions <= minPersonPortions}
        onClick={() => change(-portionStep)}
      />
      <output className="numbers w-24 text-center text-sm font-medium">{words}</output>
      <IconButton
        label={`Larger portion for ${person.name}`}
        icon={<Plus aria-hidden />}
        variant="secondary"
        disabled={portions >= maxPersonPortions}
        onClick={() => change(portionStep)}
      />
    </fieldset>
  )
}

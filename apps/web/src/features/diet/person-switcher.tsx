import type { HouseholdPerson } from '@larder/contract/diet'
import { paths } from '../../paths'
import { Link } from '../../router/link'
import { Chips } from '../../ui/controls/chips'
import { Field } from '../../ui/fields/field'
import { Select } from '../../ui/fields/select'

interface PersonSwitcherProps {
  readonly people: readonly HouseholdPerson[]
  readonly person: HouseholdPerson | undefined
  readonly onChoose: (id: string) => void
}

/** Selects the person whose choices are shown. */
export function PersonSwitcher({ people, person, onChoose }: PersonSwitcherProps) {
  if (people.length < 2) {
    return (
      <p className="text-ink-soft">
        These are yours. Does somebody else eat with you?{' '}
        <Link to={paths.household} className="link">
          Add them to your household
        </Link>
        .
      </p>
    )
  }
  const chips = people.map((one) => ({ value: one.id, label: formatPersonName(one, maxNameLength) }))
  const chosen = person?.id ?? ''
  // Many names, or long ones that begin alike, are shown in a select, in full.
  if (chips.length > maxChips || new Set(chips.map(({ label }) => label)).size < chips.length) {
    return (
      <Field label="Whose" className="max-w-md">
        <Select
          options={people.map((one) => ({ value: one.id, label: formatPersonName(one) }))}
          value={chosen}
          onChange={({ target }) => onChoose(target.value)}
        />
      </Field>
    )
  }
  return <Chips label="Whose" chips={chips} value={chosen} onValueChange={onChoose} />
}

const maxChips = 8
const maxNameLength = 24

function formatPersonName({ name, you }: HouseholdPerson, longest = Number.POSITIVE_INFINITY): string {
  const letters = [...name]
  const shown = letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : name
  return you ? `${shown} (you)` : shown
}

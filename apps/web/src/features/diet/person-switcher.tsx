import type { Person } from '@larder/contract/diet'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { Chips } from '../../ui/chips'

interface PersonSwitcherProps {
  readonly people: readonly Person[]
  readonly person: Person | undefined
  readonly onChoose: (id: string) => void
}

/** Whose choices these are. */
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
  return (
    <Chips
      label="Whose"
      chips={people.map(({ id, name, you }) => ({
        value: id,
        label: `${short(name)}${you ? ' (you)' : ''}`,
      }))}
      value={person?.id ?? ''}
      onValueChange={onChoose}
    />
  )
}

function short(name: string): string {
  const letters = [...name]
  return letters.length > 24 ? `${letters.slice(0, 23).join('')}…` : name
}

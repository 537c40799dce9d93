import { Avatar } from '../../../ui/display/avatar'
import { teamMembers } from './company-content'

const tints = [
  'bg-herb-wash text-herb-ink',
  'bg-saffron-wash text-saffron-ink',
  'bg-tomato-wash text-tomato-ink',
  'bg-sky-wash text-sky-ink',
]

export function TeamList() {
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
      {teamMembers.map(({ name, role, about }, place) => (
        <li key={name} className="flex gap-4 lg:flex-col">
          <Avatar name={name} size="lg" decorative className={tints[place % tints.length]} />
          <div>
            <h3 className="text-lg">{name}</h3>
            <p className="text-sm font-medium text-herb-ink">{role}</p>
            <p className="mt-1 text-ink-soft">{about}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

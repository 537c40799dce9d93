import type { Passage } from './content/passage'
import { LegalTable } from './legal-table'
import { Prose } from './prose'

export function LegalPassage({ passage }: { passage: Passage }) {
  if (typeof passage === 'string')
    return (
      <p className="max-w-measure">
        <Prose words={passage} />
      </p>
    )
  if ('rows' in passage) return <LegalTable {...passage} />
  return (
    <ul className="flex max-w-measure list-disc flex-col gap-2 ps-5 marker:text-herb-ink">
      {passage.list.map((words) => (
        <li key={words}>
          <Prose words={words} />
        </li>
      ))}
    </ul>
  )
}

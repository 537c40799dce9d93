import { LinkedText } from '../linked-text'
import type { TextBlock } from '../text-blocks'
import { LegalTable } from './legal-table'

export function LegalPassage({ passage }: { passage: TextBlock }) {
  if (typeof passage === 'string')
    return (
      <p className="max-w-measure">
        <LinkedText words={passage} />
      </p>
    )
  if ('rows' in passage) return <LegalTable {...passage} />
  return (
    <ul className="flex max-w-measure list-disc flex-col gap-2 ps-5 marker:text-herb-ink">
      {passage.list.map((words) => (
        <li key={words}>
          <LinkedText words={words} />
        </li>
      ))}
    </ul>
  )
}

import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import type { StoreLink } from '../../../operator-config'
import { Field } from '../../../ui/fields/field'
import { Select } from '../../../ui/fields/select'
import { rowTitle, type ShoppingListRow } from '../shopping-rows'
import { createStoreSearchUrl } from './share-list'

interface StoreSearchProps {
  readonly rows: readonly ShoppingListRow[]
  /** The shop links configured by the operator. */
  readonly links: readonly StoreLink[]
}

/** Links each row of the list to the search of a shop. */
export function StoreSearch({ rows, links }: StoreSearchProps) {
  const [chosenIndex, setChosenIndex] = useState(0)
  const link = links[chosenIndex]
  if (!link) return null
  return (
    <section aria-labelledby="store-search" className="flex flex-col gap-2 pt-6">
      <h3 id="store-search" className="text-lg wrap-anywhere">
        {links.length === 1 ? `Find it at ${link.name}` : 'Find it in a shop'}
      </h3>
      {links.length > 1 && (
        <Field label="Shop" hideLabel>
          <Select
            value={String(chosenIndex)}
            options={links.map(({ name }, index) => ({ value: String(index), label: name }))}
            onChange={(event) => setChosenIndex(Number(event.target.value))}
          />
        </Field>
      )}
      <ul className="flex flex-col divide-y border-y">
        {rows.map((row) => (
          <li key={row.id}>
            <a
              href={createStoreSearchUrl(link.url, row.name)}
              target="_blank"
              rel="noopener noreferrer"
              className="flex min-h-11 items-center gap-3 py-1 no-underline enabled-hover:bg-shade"
            >
              <span className="min-w-0 grow wrap-anywhere">{rowTitle(row)}</span>
              <ExternalLink aria-hidden className="size-5 shrink-0 text-ink-soft" />
              <span className="sr-only">at {link.name}, opens a new tab</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

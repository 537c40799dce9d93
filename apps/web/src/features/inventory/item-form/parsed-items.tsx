import type { TypedItem } from '@larder/kitchen/typed-text/typed-item'
import { useId } from 'react'
import { formatItemAmount } from '../../../food/item-amount'

/** Previews the items parsed from one line: the amount and the name of each. */
export function ParsedItems({ items }: { readonly items: readonly TypedItem[] }) {
  const headingId = useId()
  // Two items may be identical, so the key includes the index.
  const rows = items.map((item, index) => ({ key: `${index} ${item.name}`, item }))
  return (
    <div>
      <p id={headingId} className="font-semibold">
        {items.length} items
      </p>
      <ul aria-labelledby={headingId} className="max-h-64 overflow-y-auto pt-1">
        {rows.map(({ key, item }) => (
          <li key={key} className="flex flex-wrap gap-x-2 border-line border-b py-1.5 last:border-0">
            <span className="numbers font-semibold">{formatItemAmount(item)}</span>
            <span className="min-w-0 wrap-anywhere">{item.name}</span>
          </li>
        ))}
      </ul>
      <p className="pt-1 text-sm text-ink-soft">
        We choose a place and a date for each. Choose a place below to keep them all there.
      </p>
    </div>
  )
}

import type { TypedItem } from '@larder/kitchen/typed-text/typed-item'
import { useId } from 'react'
import { formatItemAmount } from '../../../food/item-amount'

/** What was read from one line, before it is added: the amount and the name of each thing. */
export function ParsedItems({ items }: { readonly items: readonly TypedItem[] }) {
  const heading = useId()
  // Two may be alike: only their place tells them apart.
  const rows = items.map((item, place) => ({ key: `${place} ${item.name}`, item }))
  return (
    <div>
      <p id={heading} className="font-semibold">
        {items.length} items
      </p>
      <ul aria-labelledby={heading} className="max-h-64 overflow-y-auto pt-1">
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

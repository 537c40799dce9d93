import type { Import } from '@larder/contract/imports'
import { TriangleAlert } from 'lucide-react'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'

/** Files of an archive that could not be read; the others are still imported. */
export function ImportFailures({ troubles }: { readonly troubles: Import['troubles'] }) {
  if (troubles.length === 0) return null
  return (
    <details className="rounded-card border border-saffron bg-saffron-wash px-4">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
        <TriangleAlert aria-hidden className="size-5 text-saffron-ink" />
        {formatNounCount(troubles.length, 'file')} could not be read
      </summary>
      <ul className="flex flex-col gap-1 pb-4">
        {troubles.map(({ from, why }) => (
          <li key={`${from} ${why}`} className="wrap-anywhere">
            <strong>{from}</strong>: {why}
          </li>
        ))}
      </ul>
    </details>
  )
}

import { LinkedText } from '../linked-text'

export type LegalTableProps = {
  caption: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

/** A table that becomes a list of its rows on narrow screens. */
export function LegalTable({ caption, head, rows }: LegalTableProps) {
  return (
    <table className="mt-2 w-full text-base leading-normal max-sm:block">
      <caption className="pb-2 text-start font-semibold max-sm:block">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-b text-start text-sm text-ink-soft">
          {head.map((title) => (
            <th key={title} scope="col" className="py-2 pe-6 text-start font-medium last:pe-0">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(([name = '', ...cells]) => (
          <tr key={name} className="break-inside-avoid border-b align-top max-sm:block max-sm:py-3">
            <th
              scope="row"
              className="py-2.5 pe-6 text-start font-medium wrap-anywhere max-sm:block max-sm:p-0 sm:min-w-40"
            >
              {name}
            </th>
            {cells.map((words, column) => (
              <td
                key={head[column + 1]}
                className="py-2.5 pe-6 text-ink-soft last:pe-0 max-sm:block max-sm:p-0 max-sm:pt-0.5"
              >
                {/* On narrow screens each value repeats its column header, because a 'No' alone has no meaning. */}
                <span aria-hidden className="text-sm sm:hidden">
                  {head[column + 1]}:{' '}
                </span>
                <LinkedText words={words} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

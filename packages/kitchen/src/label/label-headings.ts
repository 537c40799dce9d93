import { labelHeadingTable } from '../data/labels/label-headings'
import { lazyValue, parseRows } from '../fact-table'
import { foldAccents } from './label-tokens'

/** A part of a printed label. Example: 'list' for the ingredients. */
export type LabelPart = 'list' | 'statement' | 'other'

const headings = lazyValue(() =>
  parseRows(labelHeadingTable).flatMap(([part = '', list = '']) =>
    list.split(';').map((beginning) => ({ part: part as LabelPart, beginning })),
  ),
)

/** The longest code of a language or country before a heading: 'GB', 'DE/AT'. */
const code = /^(?:[a-z]{2,3} ){1,3}/

/**
 * Returns which part of a label begins with a line, and where its text begins; undefined for a line that continues.
 * Example: `labelPartOf('Zutaten: Zucker')` is `{ part: 'list', at: 8 }`; of 'sugar, salt' nothing.
 */
export function labelPartOf(line: string): { part: LabelPart; at: number } | undefined {
  const folded = foldAccents(line)
  for (const text of [folded, folded.replace(code, '')]) {
    const heading = headings().find(({ beginning }) => beginsWith(text, beginning))
    if (!heading) continue
    // 'contains' inside a sentence continues with it; a heading stands before a colon, or alone, or is a sentence.
    return { part: heading.part, at: heading.part === 'list' ? afterHeading(line) : 0 }
  }
  return undefined
}

function beginsWith(text: string, beginning: string): boolean {
  if (beginning.endsWith('*')) return text.startsWith(beginning.slice(0, -1))
  return text === beginning || text.startsWith(`${beginning} `)
}

/** The text of a list begins behind its colon, or behind its heading word. */
function afterHeading(line: string): number {
  const colon = line.search(/[:：]/)
  if (colon >= 0 && colon < longestHeading) return colon + 1
  const [word = ''] = /^\s*\S+/.exec(line) ?? []
  return word.length
}

const longestHeading = 40

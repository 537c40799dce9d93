import type { BenchResults } from './figure'
import { figureHeadings, toFigureRow } from './figure-row'

/** The results as a page that can be read in the repository. */
export function toResultsMarkdown({ date, node, cores, platform, measurements }: BenchResults): string {
  const parts = measurements.map(({ name, date: measuredAt, figures }) => {
    const rows: string[][] = [
      [...figureHeadings],
      figureHeadings.map((heading) => (heading === 'value' ? '--:' : '---')),
    ]
    for (const figure of figures) rows.push(toFigureRow(figure))
    const table = rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
    return `## ${name}\n\nMeasured ${measuredAt.slice(0, 10)}.\n\n${table}\n`
  })
  const intro = [
    '# Figures',
    '',
    'Written by `npm run bench`. A ratio compares Larder with the least that could do the same work, measured in',
    'turns in one run: 1 is as fast as that, more is better. Other figures depend on the machine and on what else',
    'it was doing.',
    '',
    `Last run: ${date.slice(0, 10)}, Node ${node}, ${cores} cores, ${platform}.`,
    '',
  ]
  return `${intro.join('\n')}\n${parts.join('\n')}`
}

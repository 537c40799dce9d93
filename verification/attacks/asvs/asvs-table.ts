/** What a row may say of a requirement. */
export const asvsStatuses = ['met', 'partly', 'not met', 'not applicable'] as const

export interface AsvsRow {
  readonly number: string
  readonly level: string
  readonly asks: string
  readonly status: string
  readonly how: string
  readonly test: string
}

/** The rows of docs/asvs.md, wherever a table begins with a number of the standard. */
export function parseAsvsRows(text: string): AsvsRow[] {
  return text.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    const [, number = '', level = '', asks = '', status = '', how = '', test = ''] = cells
    if (!/^\d+\.\d+\.\d+$/.test(number)) return []
    if (cells.length !== 8) throw new Error(`${number} has ${cells.length - 2} cells`)
    return [{ number, level, asks, status, how, test }]
  })
}

/** The table of sums, as it must stand. */
export function toSumsTable(rows: readonly AsvsRow[]): string[] {
  const line = (name: string, some: readonly AsvsRow[]) => {
    const counts = asvsStatuses.map((standing) => some.filter(({ status }) => status === standing).length)
    return `| ${[name, ...counts, some.length].join(' | ')} |`
  }
  const level = (name: string) =>
    line(
      name,
      rows.filter((row) => row.level === name),
    )
  return [level('1'), level('2'), level('3'), line('all', rows)]
}

const quoted = /`([^`]+)`/g
const isFile = /^[\w@./-]+\.(?:ts|tsx|md|mjs|yaml|json)$|^(?:Dockerfile|deploy\/Caddyfile)$/
/** Made when Larder runs. */
const notOfTheTree = new Set(['postgres.log'])

/** The files a cell names. */
export function parseFileNames(cell: string): string[] {
  const words = [...cell.matchAll(quoted)].map(([, word = '']) => word)
  return words.filter((word) => isFile.test(word) && !notOfTheTree.has(word))
}

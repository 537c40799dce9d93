import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export interface LedgerLine {
  id: string
  says: string
}

export interface LedgerSection {
  title: string
  lines: LedgerLine[]
}

const file = fileURLToPath(new URL('./ledger.md', import.meta.url))

/** What the specification asks for, line by line, as verification/conformance/ledger.md has it. */
export function readLedger(text = readFileSync(file, 'utf8')): LedgerSection[] {
  const [, ...parts] = text.split(/^## /m)
  return parts.map((part) => {
    const [title = '', ...rest] = part.split('\n')
    const lines = rest.flatMap((row) => {
      const [, id, says] = /^- ([A-Z]+-\d{2}) (.+)$/.exec(row) ?? []
      if (row.startsWith('- ') && !id) throw new Error(`a line of the ledger without an id: ${row}`)
      return id && says ? [{ id, says }] : []
    })
    return { title: title.trim(), lines }
  })
}

import { readFile } from 'node:fs/promises'

/** The repository. */
export const root = new URL('../../', import.meta.url)

/** Some lines between two fences. */
export interface Block {
  language: string
  lines: string[]
  /** Its first line inside the fence, counted from one. */
  at: number
  /** The prose since the block before it, or since the beginning. */
  before: string
}

export interface Document {
  path: string
  text: string
  /** The text without what stands between fences, line for line. */
  prose: string
  blocks: Block[]
}

const fence = /^(?:```|~~~)\s*(\S*)/

export async function readDocument(path: string): Promise<Document> {
  return asDocument(path, await readFile(new URL(path, root), 'utf8'))
}

export function asDocument(path: string, text: string): Document {
  const blocks: Block[] = []
  const prose: string[] = []
  let before: string[] = []
  let open: Block | undefined
  text.split('\n').forEach((line, index) => {
    const found = fence.exec(line)
    if (found && open) {
      blocks.push(open)
      open = undefined
      before = []
      prose.push('')
    } else if (found) {
      open = { language: found[1] ?? '', lines: [], at: index + 2, before: before.join('\n') }
      prose.push('')
    } else if (open) {
      open.lines.push(line)
      prose.push('')
    } else {
      before.push(line)
      prose.push(line)
    }
  })
  if (open) throw new Error(`${path}: the fence before line ${open.at} is not closed`)
  return { path, text, prose: prose.join('\n'), blocks }
}

import { readFile } from 'node:fs/promises'

/** The repository. */
export const repositoryRoot = new URL('../../', import.meta.url)

/** Some lines between two fences. */
export interface CodeBlock {
  language: string
  lines: string[]
  /** Its first line inside the fence, counted from one. */
  at: number
  /** The prose since the block before it, or since the beginning. */
  before: string
}

export interface MarkdownDocument {
  path: string
  text: string
  /** The text without what stands between fences, line for line. */
  prose: string
  blocks: CodeBlock[]
}

const fence = /^(?:```|~~~)\s*(\S*)/

export async function readMarkdownDocument(path: string): Promise<MarkdownDocument> {
  return parseMarkdownDocument(path, await readFile(new URL(path, repositoryRoot), 'utf8'))
}

export function parseMarkdownDocument(path: string, text: string): MarkdownDocument {
  const blocks: CodeBlock[] = []
  const prose: string[] = []
  let before: string[] = []
  let open: CodeBlock | undefined
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

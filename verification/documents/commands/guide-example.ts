import type { MarkdownDocument } from '../markdown-document'

/** A block of commands with what the document says comes of it. */
export interface GuideExample {
  script: string
  line: number
  /** The status of its last call. */
  status: number | undefined
  exitCode: number
  json: unknown
  text: string | undefined
}

/** The examples of a document: each block of commands, and the block that shows its answer. */
export function parseGuideExamples({ path, blocks, text }: MarkdownDocument): GuideExample[] {
  return blocks.flatMap((block, index) => {
    if (block.language !== 'sh') return []
    const next = blocks[index + 1]
    const intro = next ? next.before : (text.split('```').at(-1) ?? '')
    const answer = next && next.language !== 'sh' ? next : undefined
    const shown = answer?.lines.join('\n')
    return {
      script: block.lines.join('\n'),
      line: block.at,
      status: numberIn(intro, /answers `(\d{3})`/),
      exitCode: numberIn(intro, /exit code `(\d+)`/) ?? 0,
      json: answer?.language === 'json' && shown ? parsed(shown, `${path}:${answer.at}`) : undefined,
      text: answer?.language === 'text' ? shown : undefined,
    }
  })
}

function numberIn(text: string, pattern: RegExp): number | undefined {
  const found = pattern.exec(text)?.[1]
  return found === undefined ? undefined : Number(found)
}

function parsed(text: string, where: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${where}: this is no JSON`, { cause: error })
  }
}

import type { CodeBlock, MarkdownDocument } from '../markdown-document'

/** One command as somebody would type it. */
export interface ShellCommand {
  text: string
  /** What the text beside it says. */
  comment: string
  line: number
}

/** The commands of a block, line by line; a backslash at the end continues with the next one. */
export function parseShellBlock({ lines, at }: CodeBlock): ShellCommand[] {
  const commands: ShellCommand[] = []
  let open: ShellCommand | undefined
  lines.forEach((line, index) => {
    const { text, comment } = withoutComment(line)
    if (!open && text === '') return
    open ??= { text: '', comment: '', line: at + index }
    const goesOn = text.endsWith('\\')
    open.text += goesOn ? `${text.slice(0, -1).trim()} ` : text.trim()
    open.comment ||= comment
    if (goesOn) return
    commands.push(open)
    open = undefined
  })
  return commands
}

const programs = 'npm npx node openssl curl docker git caddy nginx psql systemctl tailscale stripe'
const inProse = new RegExp(
  `\`((?:[A-Z_]+=\\S* )*(?:sudo )?(?:${programs.replaceAll(' ', '|')})\\s[^\`]+)\``,
  'g',
)

/** The commands that stand within sentences, where a line may end in the middle of one. */
export function parseInlineCommands({ prose }: MarkdownDocument): ShellCommand[] {
  return [...prose.matchAll(inProse)].map(({ 1: text = '', index }) => ({
    text: text.replace(/\s+/g, ' '),
    comment: '',
    line: prose.slice(0, index).split('\n').length,
  }))
}

/** A comment begins with a # after a space, outside of quotation marks. */
function withoutComment(line: string): { text: string; comment: string } {
  let quote = ''
  for (let at = 0; at < line.length; at++) {
    const one = line[at] ?? ''
    if (quote) quote = one === quote ? '' : quote
    else if (one === "'" || one === '"') quote = one
    else if (one === '#' && (at === 0 || line[at - 1] === ' '))
      return { text: line.slice(0, at).trim(), comment: line.slice(at + 1).trim() }
  }
  return { text: line.trim(), comment: '' }
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'rolldown/parseAst'

export interface BrowserTest {
  file: string
  /** The titles of the groups it is in, then its own; what a template fills in is an ellipsis. */
  title: string
  ids: string[]
  /** Whether a title that a browser run reports is this one. */
  matches(reported: string): boolean
}

interface Node {
  type: string
  [part: string]: unknown
}

interface Template {
  quasis: { value: { cooked: string } }[]
}

export const textBetween = ' › '
const filledIn = '…'
const folder = fileURLToPath(new URL('../e2e/', import.meta.url))

/** Every test of the browser, read from its source: also those that one machine leaves out, and none that it invents. */
export function readBrowserTests(): BrowserTest[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.spec.ts'))
  return files.sort().flatMap((file) => parseBrowserTests(file, readFileSync(join(folder, file), 'utf8')))
}

export function parseBrowserTests(file: string, source: string): BrowserTest[] {
  const found: BrowserTest[] = []
  visit(parseAst(source, { lang: 'ts' }), [])
  return found

  function visit(value: unknown, groups: readonly string[]): void {
    if (Array.isArray(value)) for (const one of value) visit(one, groups)
    if (!isNode(value)) return
    const call = value.type === 'CallExpression' ? named(value) : undefined
    const title = call && titleOf((value.arguments as unknown[])[0])
    if (call === 'test' && title !== undefined) found.push(asTest(file, [...groups, title]))
    const inside = call === 'describe' && title !== undefined ? [...groups, title] : groups
    for (const part of Object.values(value)) if (typeof part === 'object') visit(part, inside)
  }
}

function asTest(file: string, titles: readonly string[]): BrowserTest {
  const title = titles.join(textBetween)
  const pieces = title.split(filledIn).map((piece) => piece.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
  const pattern = new RegExp(`^${pieces.join('.*')}$`)
  const ids = [...title.matchAll(/\[([A-Z]+-\d{2})\]/g)].map(([, id = '']) => id)
  return { file, title, ids: [...new Set(ids)], matches: (reported) => pattern.test(reported) }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** `test('…', …)` and `test.describe('…', …)`; what only configures either has no title. */
function named({ callee }: Node): 'test' | 'describe' | undefined {
  if (!isNode(callee)) return undefined
  if (callee.type === 'Identifier') return callee.name === 'test' ? 'test' : undefined
  if (callee.type !== 'MemberExpression') return undefined
  const { object, property } = callee
  const groups = isNode(object) && object.name === 'test' && isNode(property) && property.name === 'describe'
  return groups ? 'describe' : undefined
}

function titleOf(argument: unknown): string | undefined {
  if (!isNode(argument)) return undefined
  if (argument.type === 'Literal') return typeof argument.value === 'string' ? argument.value : undefined
  if (argument.type !== 'TemplateLiteral') return undefined
  const { quasis } = argument as unknown as Template
  return quasis.map(({ value }) => value.cooked).join(filledIn)
}

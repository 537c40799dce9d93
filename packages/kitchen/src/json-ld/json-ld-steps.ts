import { firstText, isJsonLdNode, type JsonLdNode, nodeTypes, toList } from './json-ld-node'
import { toPlainLines, toPlainText } from './plain-text'

const mostSteps = 300

/**
 * The steps in whatever a page gives for them: one text, lines, sections with steps; the name of a section stands before its
 * steps with a colon. Example: `stepsIn([{ '@type': 'HowToStep', text: 'Boil.' }, 'Serve.'])` is `['Boil.', 'Serve.']`.
 */
export function parseJsonLdSteps(value: unknown, depth = 0): string[] {
  if (depth > 8) return []
  if (typeof value === 'string') return splitStepText(value)
  if (Array.isArray(value))
    return value.slice(0, mostSteps).flatMap((each) => parseJsonLdSteps(each, depth + 1))
  return isJsonLdNode(value) ? stepsOf(value, depth) : []
}

function stepsOf(thing: JsonLdNode, depth: number): string[] {
  const inside = thing.itemListElement ?? thing.steps ?? thing.step ?? thing.item
  const types = nodeTypes(thing)
  const text = typeof thing.text === 'string' ? thing.text : thing.description
  if (types.includes('howtosection') || (inside !== undefined && types.includes('howtostep'))) {
    const steps = parseJsonLdSteps(inside ?? text, depth + 1)
    const name = firstText(thing.name)
    const says = types.includes('howtosection') && name !== '' && !isStepNumber(name)
    const own =
      types.includes('howtostep') && steps.length === 0
        ? parseJsonLdSteps(text ?? thing.name, depth + 1)
        : steps
    return says && own.length > 0 ? [toHeading(name), ...own] : own
  }
  const given = text ?? inside ?? thing.name ?? thing['@value']
  return parseJsonLdSteps(toList(given).length > 0 ? given : thing.name, depth + 1)
}

/** A line that names a part, with its colon. Example: `asHeading('For the sauce')` is 'For the sauce:'. */
export function toHeading(name: string): string {
  return /[:：]$/.test(name) ? name : `${name.replace(/[.\s]+$/, '')}:`
}

function isStepNumber(name: string): boolean {
  return /^\p{L}{0,12}\s?\d{0,3}[.:)]?$/u.test(name) && /\d|^(?:step|method|instructions?)$/i.test(name)
}

/** The steps in one text: by lines, or by the numbers in it. Example: '1. Boil. 2. Serve.' are two. */
export function splitStepText(text: string): string[] {
  const lines = toPlainLines(text)
  const [only = ''] = lines
  return (lines.length === 1 ? numbered(only) : lines).slice(0, mostSteps)
}

// '1. … 2. … 3. …' in one paragraph: each number in its turn begins a step.
function numbered(text: string): string[] {
  const starts: number[] = []
  for (const found of text.matchAll(/(?<=^|[\s.!?)])(\d{1,2})[.)]\s?(?=\p{L})/gu)) {
    if (Number(found[1]) === starts.length + 1) starts.push(found.index)
  }
  if (starts.length < 2 || (starts[0] ?? 0) > 0) return text === '' ? [] : [text]
  return starts.map((start, place) =>
    toPlainText(text.slice(start, starts[place + 1])).replace(/^\d{1,2}[.)]\s?/, ''),
  )
}

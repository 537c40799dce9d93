import { firstText, isJsonLdNode, type JsonLdNode, nodeTypes, toList } from './json-ld-node'
import { toPlainLines, toPlainText } from './plain-text'

const maxSteps = 300

/**
 * Returns the steps of a `recipeInstructions` value of any shape: one text, lines, or sections. The name of a section
 * precedes its steps with a colon.
 * Example: `parseJsonLdSteps([{ '@type': 'HowToStep', text: 'Boil.' }, 'Serve.'])` is `['Boil.', 'Serve.']`.
 */
export function parseJsonLdSteps(value: unknown, depth = 0): string[] {
  if (depth > 8) return []
  if (typeof value === 'string') return splitStepText(value)
  if (Array.isArray(value))
    return value.slice(0, maxSteps).flatMap((each) => parseJsonLdSteps(each, depth + 1))
  return isJsonLdNode(value) ? stepsOf(value, depth) : []
}

function stepsOf(thing: JsonLdNode, depth: number): string[] {
  const inside = thing.itemListElement ?? thing.steps ?? thing.step ?? thing.item
  const types = nodeTypes(thing)
  const text = typeof thing.text === 'string' ? thing.text : thing.description
  if (types.includes('howtosection') || (inside !== undefined && types.includes('howtostep'))) {
    const steps = parseJsonLdSteps(inside ?? text, depth + 1)
    const name = firstText(thing.name)
    const isNamedSection = types.includes('howtosection') && name !== '' && !isStepNumber(name)
    const own =
      types.includes('howtostep') && steps.length === 0
        ? parseJsonLdSteps(text ?? thing.name, depth + 1)
        : steps
    return isNamedSection && own.length > 0 ? [toHeading(name), ...own] : own
  }
  const given = text ?? inside ?? thing.name ?? thing['@value']
  return parseJsonLdSteps(toList(given).length > 0 ? given : thing.name, depth + 1)
}

/** Returns a section heading with a colon. Example: `toHeading('For the sauce')` is 'For the sauce:'. */
export function toHeading(name: string): string {
  return /[:：]$/.test(name) ? name : `${name.replace(/(?<![.\s])[.\s]+$/, '')}:`
}

function isStepNumber(name: string): boolean {
  return /^\p{L}{0,12}\s?\d{0,3}[.:)]?$/u.test(name) && /\d|^(?:step|method|instructions?)$/i.test(name)
}

/** Splits a text into steps by lines, or by the numbers in it. Example: '1. Boil. 2. Serve.' are two. */
export function splitStepText(text: string): string[] {
  const lines = toPlainLines(text)
  const [only = ''] = lines
  return (lines.length === 1 ? splitNumbered(only) : lines).slice(0, maxSteps)
}

// '1. … 2. … 3. …' in one paragraph: each number in sequence begins a step.
function splitNumbered(text: string): string[] {
  const starts: number[] = []
  for (const found of text.matchAll(/(?<=^|[\s.!?)])(\d{1,2})[.)]\s?(?=\p{L})/gu)) {
    if (Number(found[1]) === starts.length + 1) starts.push(found.index)
  }
  if (starts.length < 2 || (starts[0] ?? 0) > 0) return text === '' ? [] : [text]
  return starts.map((start, index) =>
    toPlainText(text.slice(start, starts[index + 1])).replace(/^\d{1,2}[.)]\s?/, ''),
  )
}

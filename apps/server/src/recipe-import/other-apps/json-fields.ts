import { firstText, isJsonLdNode, type JsonLdNode, toList } from '@larder/kitchen/json-ld/json-ld-node'
import { toPlainLines } from '@larder/kitchen/json-ld/plain-text'

/** Only what was said: a key whose value is absent or empty stays away. */
export function optionalField<Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): Partial<Record<Key, Value>> {
  const isSaid = value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
  return isSaid ? ({ [key]: value } as Record<Key, Value>) : {}
}

/** The things in a list; whatever else stands there is left out. */
export function readObjects(value: unknown): JsonLdNode[] {
  return toList(value).filter(isJsonLdNode)
}

/** The names in a list of things or words. */
export function readNames(value: unknown): string[] {
  return toList(value)
    .slice(0, 200)
    .map((each) => firstText(each))
    .filter((name) => name !== '')
}

/** The lines of a text or of a list of texts, without the marks of Markdown. */
export function readPlainLines(value: unknown): string[] {
  return rawLines(value)
    .map(plainLine)
    .filter((line) => line !== '')
}

/** The steps in a text, a line each, without their numbers; a heading stands before the first step under it. */
export function readSteps(value: unknown): string[] {
  const steps: string[] = []
  let heading = ''
  for (const raw of rawLines(value)) {
    const line = plainLine(raw).replace(/^(?:step\s+)?\d{1,2}\s?[.):]\s+/i, '')
    if (line === '') continue
    if (/^#{1,6}\s/.test(raw)) {
      heading = line.replace(/:$/, '')
    } else {
      steps.push(heading === '' ? line : `${heading}: ${line}`)
      heading = ''
    }
  }
  return steps
}

/** Texts that belong together, one below the other. */
export function joinParagraphs(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n\n')
}

function rawLines(value: unknown): string[] {
  return toList(value)
    .slice(0, 2000)
    .flatMap((text) => (typeof text === 'string' ? toPlainLines(text) : []))
}

function plainLine(line: string): string {
  return line
    .replace(/^(?:#{1,6}|[-*•])\s+/, '')
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/\[([^[\]]+)\]\(https?:[^()\s]*\)/g, '$1')
    .trim()
}

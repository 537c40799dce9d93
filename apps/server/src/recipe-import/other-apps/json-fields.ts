import { firstText, isJsonLdNode, type JsonLdNode, toList } from '@larder/kitchen/json-ld/json-ld-node'
import { toPlainLines } from '@larder/kitchen/json-ld/plain-text'

/** Returns an object with the field, or an empty one when the value is absent or empty. */
export function optionalField<Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): Partial<Record<Key, Value>> {
  const hasValue = value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
  return hasValue ? ({ [key]: value } as Record<Key, Value>) : {}
}

/** Returns the objects in a list and ignores everything else. */
export function readObjects(value: unknown): JsonLdNode[] {
  return toList(value).filter(isJsonLdNode)
}

/** Returns the names in a list of objects or texts. */
export function readNames(value: unknown): string[] {
  return toList(value)
    .slice(0, 200)
    .map((each) => firstText(each))
    .filter((name) => name !== '')
}

/** Returns the lines of a text or of a list of texts, without Markdown. */
export function readPlainLines(value: unknown): string[] {
  return readRawLines(value)
    .map(removeMarkdown)
    .filter((line) => line !== '')
}

/** Returns the steps of a text, a line each, without their numbers; a heading precedes its first step. */
export function readSteps(value: unknown): string[] {
  const steps: string[] = []
  let heading = ''
  for (const raw of readRawLines(value)) {
    const line = removeMarkdown(raw).replace(/^(?:step\s+)?\d{1,2}\s?[.):]\s+/i, '')
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

/** Joins texts as paragraphs. */
export function joinParagraphs(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n\n')
}

function readRawLines(value: unknown): string[] {
  return toList(value)
    .slice(0, 2000)
    .flatMap((text) => (typeof text === 'string' ? toPlainLines(text) : []))
}

function removeMarkdown(line: string): string {
  return line
    .replace(/^(?:#{1,6}|[-*•])\s+/, '')
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/\[([^[\]]+)\]\(https?:[^()\s]*\)/g, '$1')
    .trim()
}

import { readFile } from 'node:fs/promises'
import type { LabelReading } from '../../../packages/kitchen/src/label/label'
import { parseLabel } from '../../../packages/kitchen/src/label/label'
import type { Evaluation, EvaluationScore } from '../evaluation'
import { createPassedOver, type PassedOver } from '../pass-over'

interface Label {
  readonly ingredients: string
  readonly marked: readonly string[]
}

/** A label of the list, with the code and the name of its product. */
export interface ListedLabel extends Label {
  readonly code: string
  readonly name: string
}

/** How many of the words that labels mark as allergens are found, and whether any label is called safe in spite of one. */
export const allergenLabels: Evaluation = {
  name: 'allergen labels',
  reads: 'allergen-labels.json',
  measure: async (path) => {
    const passed = createPassedOver()
    return [...toAllergenScores(await readListedLabels(path, passed)), ...passed.scores()]
  },
}

/** Returns the labels of a list; one without its text or its marked words is passed over. */
export async function readListedLabels(path: string, passed: PassedOver): Promise<ListedLabel[]> {
  const listed = JSON.parse(await readFile(path, 'utf8')) as readonly (Partial<ListedLabel> | null)[]
  const labels: ListedLabel[] = []
  for (const [at, label] of listed.entries()) {
    const usable = await passed.attempt(label?.code ?? `label ${at + 1}`, async () => {
      const { ingredients, marked, code = '', name = '' } = label ?? {}
      if (typeof ingredients !== 'string') throw new Error('no list of ingredients')
      if (!Array.isArray(marked)) throw new Error('no marked words')
      return { ingredients, marked, code: String(code), name: String(name) }
    })
    if (usable) labels.push(usable)
  }
  return labels
}

export function toAllergenScores(labels: readonly Label[]): EvaluationScore[] {
  const fates = new Map<WordResult, string[]>()
  let never = 0
  let readToTheEnd = 0
  for (const { ingredients, marked } of labels) {
    const reading = parseLabel(ingredients)
    if (reading.readable) readToTheEnd += 1
    const ofLabel = marked.map((word) => ({ word, fate: classifyWord(word, ingredients, reading) }))
    for (const { word, fate } of ofLabel) fates.set(fate, [...(fates.get(fate) ?? []), word])
    if (ofLabel.every(({ fate }) => fate !== 'missed')) never += 1
  }
  const words = (fate: WordResult) => fates.get(fate) ?? []
  const found = words('contains').length + words('not known').length
  const cases = found + words('missed').length
  const outside = words('no allergen')
  return [
    {
      of: 'marked words found',
      right: found,
      cases,
      note: [
        ...(words('missed').length > 0 ? [`missed: ${counted(words('missed'))}`] : []),
        ...(outside.length > 0 ? [`marked, but no allergen to choose: ${counted(outside)}`] : []),
      ].join('; '),
    },
    {
      of: 'answered contains',
      right: words('contains').length,
      cases,
      ...(words('not known').length > 0
        ? { note: `answered not known: ${counted(words('not known'))}` }
        : {}),
    },
    { of: "labels never 'none found'", right: never, cases: labels.length },
    { of: 'labels understood to the end', right: readToTheEnd, cases: labels.length },
  ]
}

/** The words, each once, the most frequent first: 'celery ×3, lupin'. */
function counted(words: readonly string[]): string {
  const times = new Map<string, number>()
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1)
  const sorted = [...times].sort(([, a], [, b]) => b - a)
  return sorted.map(([word, count]) => (count > 1 ? `${word} ×${count}` : word)).join(', ')
}

type WordResult = 'contains' | 'not known' | 'no allergen' | 'missed'

/**
 * What the reading says of a marked word: the words found must lie over it in the label, and the verdict on their allergen
 * is what a cook is told. Only what the book lists as marked by labels but no allergen a cook can choose, such as coconut, is left out
 * of the figure, and named in the note; every other word that is not found counts as missed.
 */
function classifyWord(word: string, text: string, { words, beyond, verdicts }: LabelReading): WordResult {
  const places = findOccurrences(word, text)
  const lies = (at: number, length: number) =>
    places.some((place) => at < place + word.length && place < at + length)
  const over = words.filter((one) => one.answer !== 'free' && lies(one.at, one.words.length))
  const answers = over.map(({ allergen }) => verdicts[allergen].answer)
  if (answers.includes('contains')) return 'contains'
  if (answers.includes('not known')) return 'not known'
  return beyond.some((one) => lies(one.at, one.words.length)) ? 'no allergen' : 'missed'
}

function findOccurrences(word: string, text: string): number[] {
  const places: number[] = []
  const wanted = word.toLowerCase()
  const lower = text.toLowerCase()
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, at + 1)) places.push(at)
  return places
}

import { readFile } from 'node:fs/promises'
import type { LabelReading } from '../packages/kitchen/src/label'
import { readLabel } from '../packages/kitchen/src/label'
import type { Kind, Score } from './kind'

interface Label {
  readonly ingredients: string
  readonly marked: readonly string[]
}

/** How many of the words that labels mark as allergens are found, and whether any label is called safe in spite of one. */
export const allergenLabels: Kind = {
  name: 'allergen labels',
  reads: 'allergen-labels.json',
  measure: async (path) => scoresOf(JSON.parse(await readFile(path, 'utf8')) as readonly Label[]),
}

export function scoresOf(labels: readonly Label[]): Score[] {
  const fates = new Map<Fate, string[]>()
  let never = 0
  let readToTheEnd = 0
  for (const { ingredients, marked } of labels) {
    const reading = readLabel(ingredients)
    if (reading.readable) readToTheEnd += 1
    const ofLabel = marked.map((word) => ({ word, fate: fateOf(word, ingredients, reading) }))
    for (const { word, fate } of ofLabel) fates.set(fate, [...(fates.get(fate) ?? []), word])
    if (ofLabel.every(({ fate }) => fate !== 'missed')) never += 1
  }
  const words = (fate: Fate) => fates.get(fate) ?? []
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

type Fate = 'contains' | 'not known' | 'no allergen' | 'missed'

/**
 * What the reading says of a marked word: the words found must lie over it in the label, and the verdict on their allergen
 * is what a cook is told. Only what the book lists as marked by labels but no allergen a cook can choose, such as coconut, is left out
 * of the figure, and named in the note; every other word that is not found counts as missed.
 */
function fateOf(word: string, text: string, { words, beyond, verdicts }: LabelReading): Fate {
  const places = placesOf(word, text)
  const lies = (at: number, length: number) =>
    places.some((place) => at < place + word.length && place < at + length)
  const over = words.filter((one) => one.answer !== 'free' && lies(one.at, one.words.length))
  const answers = over.map(({ allergen }) => verdicts[allergen].answer)
  if (answers.includes('contains')) return 'contains'
  if (answers.includes('not known')) return 'not known'
  return beyond.some((one) => lies(one.at, one.words.length)) ? 'no allergen' : 'missed'
}

function placesOf(word: string, text: string): number[] {
  const places: number[] = []
  const wanted = word.toLowerCase()
  const lower = text.toLowerCase()
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, at + 1)) places.push(at)
  return places
}

import { type Part, partOf } from './split'

/** A box of a picture with several foods: label, left, top, right, bottom, in fractions of the picture. */
export type LabelledBox = readonly [label: string, left: number, top: number, right: number, bottom: number]

/** A picture of the training folder. */
export interface TrainingPicture {
  readonly file: string
  readonly source: string
  readonly part: Part
  /** One label, or several for a photo of several foods. */
  readonly labels: readonly string[]
  readonly kind: string
  readonly clean: boolean
  readonly boxes: readonly LabelledBox[]
}

/** Reads `manifest.csv`: one line a picture, fields in quotes where they hold commas. */
export function parseManifest(text: string): TrainingPicture[] {
  const [head = [], ...rows] = parseCsv(text)
  const column = (row: readonly string[], name: string) => row[head.indexOf(name)] ?? ''
  return rows.map((row) => {
    const file = column(row, 'file')
    const boxes = column(row, 'boxes')
    return {
      file,
      source: file.split('/')[0] ?? '',
      part: partOf(file, column(row, 'source_path')),
      labels: column(row, 'label').split(';').filter(Boolean),
      kind: column(row, 'kind'),
      clean: column(row, 'clean') === 'yes',
      boxes: boxes === '' ? [] : (JSON.parse(boxes) as LabelledBox[]),
    }
  })
}

/** Rows of fields; a doubled quote within quotes is a quote. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    const fields: string[] = []
    for (const [, quoted, plain] of line.trimEnd().matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g))
      fields.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    rows.push(fields)
  }
  return rows
}

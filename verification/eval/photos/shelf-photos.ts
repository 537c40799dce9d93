import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseManifest } from '../../../packages/sight/training/manifest'
import type { Evaluation } from '../evaluation'
import { createPassedOver } from '../pass-over'
import { readEvalPhoto, recogniseWithLarder } from './photo-recognition'
import { replayShelf, type ShelfPhoto, toSeenObject, toShelfScores } from './shelf-replay'

interface LabelledFile {
  readonly file: string
  readonly path: string
  readonly label: string
}

/** One shop's shelves, photographed again and again by a household that corrects. */
export const taughtShop: Evaluation = {
  name: 'taught shelf',
  reads: 'photos/single',
  async measure(folder) {
    const files: LabelledFile[] = []
    for (const label of (await readdir(folder)).sort())
      for (const file of await readdir(join(folder, label)))
        files.push({ file: `${label}/${file}`, path: join(folder, label, file), label })
    return measureShelves([files])
  },
}

/** The same for sources of a training folder that no weights have learnt from, each source a household. */
export const taughtUnseenSources: Evaluation = {
  name: 'taught shelf, unseen sources',
  reads: 'manifest.csv',
  async measure(manifest) {
    const pictures = parseManifest(await readFile(manifest, 'utf8')).flatMap(
      ({ part, labels, file, source }) => {
        const [label = ''] = labels
        const isFood = part === 'test' && labels.length === 1 && label !== '_background'
        return isFood ? [{ file, path: join(dirname(manifest), file), label, source }] : []
      },
    )
    const sources = [...new Set(pictures.map(({ source }) => source))]
    return measureShelves(sources.map((one) => pictures.filter(({ source }) => source === one)))
  },
}

async function measureShelves(shelves: readonly (readonly LabelledFile[])[]) {
  const passed = createPassedOver()
  const answers = []
  for (const files of shelves) {
    const photos: ShelfPhoto[] = []
    for (const { file, path, label } of files) {
      const picture = await passed.attempt(file, () => readEvalPhoto(path))
      if (picture) photos.push({ file, label, seen: (await recogniseWithLarder(picture)).map(toSeenObject) })
    }
    answers.push(...replayShelf(photos))
  }
  return [...toShelfScores(answers), ...passed.scores()]
}

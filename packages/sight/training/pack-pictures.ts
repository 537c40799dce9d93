import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { parseManifest, type TrainingPicture } from './manifest'

/** How pictures are packed: the trainer restores the proportions from `ratio`. */
export interface PackOptions {
  readonly archives: number
  /** Sides of a packed picture of one food or none, and of several. */
  readonly side: number
  readonly severalSide: number
  /** Maximum number of pictures of each food alone; all by default. */
  readonly most?: number
}

/** The sides that the recogniser is trained on. */
export const usualSides = { side: 208, severalSide: 352 }

/** WebP quality: what is lost is less than what augmentation takes away. */
const quality = 70

interface PackedPicture extends TrainingPicture {
  /** Width by height of the original. */
  readonly ratio: number
  readonly archive: number
  readonly start: number
  readonly length: number
}

/**
 * Packs the pictures of *train* and *tune* into archives of small WebP files with one index, so that training waits for no
 * disk. *Test* pictures are left out, so that nothing can be trained on them. Returns how many were packed. Damaged pictures are named and left out.
 */
export async function packPictures(
  folder: string,
  out: string,
  { archives, side, severalSide, most }: PackOptions,
): Promise<number> {
  const all = parseManifest(await readFile(join(folder, 'manifest.csv'), 'utf8'))
  const pictures = atMost(
    all.filter(({ part }) => part !== 'test'),
    most ?? Number.POSITIVE_INFINITY,
  )
  await mkdir(out, { recursive: true })
  const index: PackedPicture[] = []
  const perArchive = Math.ceil(pictures.length / archives)
  for (let archive = 0; archive < archives; archive += 1) {
    const parts: Buffer[] = []
    let start = 0
    for (const picture of pictures.slice(archive * perArchive, (archive + 1) * perArchive)) {
      const packed = await packOne(
        join(folder, picture.file),
        picture.kind === 'several' ? severalSide : side,
      )
      if (typeof packed === 'string') {
        console.warn(`${picture.file}: left out, ${packed}`)
        continue
      }
      parts.push(packed.data)
      index.push({ ...picture, ratio: packed.ratio, archive, start, length: packed.data.length })
      start += packed.data.length
    }
    await writeFile(join(out, `pictures-${archive}.bin`), Buffer.concat(parts))
  }
  await writeFile(join(out, 'index.json'), JSON.stringify(index))
  return index.length
}

/** Of every food at most so many pictures of it alone, evenly from all over the manifest. */
function atMost(pictures: readonly TrainingPicture[], most: number): TrainingPicture[] {
  const alone = ({ kind, labels: [label = ''] }: TrainingPicture) =>
    kind === 'several' || kind === 'non-food' ? undefined : label
  const counts = new Map<string, number>()
  for (const picture of pictures) {
    const food = alone(picture)
    if (food !== undefined) counts.set(food, (counts.get(food) ?? 0) + 1)
  }
  const seen = new Map<string, number>()
  return pictures.filter((picture) => {
    const food = alone(picture)
    if (food === undefined) return true
    const at = seen.get(food) ?? 0
    seen.set(food, at + 1)
    const share = Math.min(1, most / (counts.get(food) ?? 1))
    return Math.floor((at + 1) * share) > Math.floor(at * share)
  })
}

async function packOne(path: string, length: number): Promise<{ data: Buffer; ratio: number } | string> {
  try {
    const image = sharp(path)
    const { width, height } = await image.metadata()
    const data = await image.resize(length, length, { fit: 'fill' }).webp({ quality, effort: 4 }).toBuffer()
    return { data, ratio: width / height }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { parseManifest, type TrainingPicture } from './manifest'

/** Sides of a packed picture. The trainer restores the proportions from `ratio`. */
const side = 208
const severalSide = 352
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
export async function packPictures(folder: string, out: string, archives: number): Promise<number> {
  const pictures = parseManifest(await readFile(join(folder, 'manifest.csv'), 'utf8')).filter(
    ({ part }) => part !== 'test',
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

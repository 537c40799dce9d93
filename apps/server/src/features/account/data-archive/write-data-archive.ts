import { writeCooklang } from '@larder/kitchen/cooklang/cooklang-writer'
import { accountFiles, accountPictures } from '../../../db/sql/data-archive/account-files'
import type { ArchiveFile, ArchivePictures } from '../../../db/sql/data-archive/archive-file'
import type { DataSnapshot } from '../../../db/sql/data-archive/data-snapshot'
import { householdFiles, householdPictures } from '../../../db/sql/data-archive/household-files'
import { toSearchWords } from '../../../search-words'
import { renderReadme } from './readme'
import type { ZipWriter } from './zip-writer'

export interface ArchiveOwner {
  readonly accountId: string
  readonly name: string
  readonly at: string
}

/** Limits of a zip file without zip64; pictures come last and are counted. */
const zipLimits = { files: 60_000, bytes: 3_500_000_000 }
/** The weight of a picture in the progress, where a file of rows is 1. */
const pictureWeight = 0.05

interface ArchiveSection {
  readonly folder: string
  readonly ownerId: string
  readonly areas: readonly ArchiveFile[]
  readonly pictures: readonly ArchivePictures[]
}

/**
 * Writes a cook's data file by file, as of one instant. `reportProgress` receives the progress, 0 to 1.
 */
export async function writeDataArchive(
  snapshot: DataSnapshot,
  { accountId, name, at }: ArchiveOwner,
  zip: ZipWriter,
  reportProgress: (done: number) => Promise<void>,
): Promise<void> {
  const kitchens = await findArchivedHouseholds(snapshot, accountId)
  const sections: ArchiveSection[] = [
    { folder: '', ownerId: accountId, areas: accountFiles, pictures: accountPictures },
    ...kitchens.map(({ id, folder }) => {
      return { folder: `${folder}/`, ownerId: id, areas: householdFiles, pictures: householdPictures }
    }),
  ]
  const fileCount = sections.reduce((sum, { areas }) => sum + areas.length, 1)
  const totalWeight = fileCount + pictureWeight * (await countPictures(snapshot, sections))
  let doneWeight = 0
  const advance = async (weight: number) => {
    doneWeight += weight
    await reportProgress(Math.min(doneWeight / totalWeight, 1))
  }

  await zip.add({ name: 'README.txt', content: toStream(renderReadme(name, at, kitchens)) })
  for (const { folder, ownerId, areas } of sections)
    for (const area of areas) {
      await zip.add({ name: folder + area.file, content: snapshot.streamFile(area, ownerId) })
      await advance(1)
    }
  await addCooklang(snapshot, accountId, zip, () => advance(0))
  await advance(1)

  const leftOut: string[] = []
  for (const { folder, ownerId, pictures } of sections)
    for (const album of pictures)
      for await (const page of snapshot.streamPictures(album, ownerId)) {
        for (const picture of page) {
          const file = `${folder}${album.folder}/${picture.name}`
          if (zip.files >= zipLimits.files || zip.bytes + picture.bytes.length > zipLimits.bytes)
            leftOut.push(file)
          else await zip.add({ name: file, content: toStream(picture.bytes), isCompressed: true })
        }
        await advance(pictureWeight * page.length)
      }
  if (leftOut.length > 0)
    await zip.add({
      name: 'LEFT-OUT.txt',
      content: toStream(`There was no room in one archive for these pictures:\n\n${leftOut.join('\n')}\n`),
    })
}

async function addCooklang(
  snapshot: DataSnapshot,
  accountId: string,
  zip: ZipWriter,
  reportProgress: () => Promise<void>,
): Promise<void> {
  for await (const page of snapshot.streamRecipes(accountId)) {
    for (const { id, draft } of page) {
      const name = `recipes/cooklang/${[id, toSlug(draft.title)].filter(Boolean).join('-')}.cook`
      if (zip.files < zipLimits.files) await zip.add({ name, content: toStream(writeCooklang(draft)) })
    }
    await reportProgress()
  }
}

async function findArchivedHouseholds(snapshot: DataSnapshot, accountId: string) {
  const rows = await snapshot.findHouseholds(accountId)
  return rows.map(({ id, name }, place) => {
    return { id, name, folder: `kitchens/${[place + 1, toSlug(name)].filter(Boolean).join('-')}` }
  })
}

async function countPictures(snapshot: DataSnapshot, sections: readonly ArchiveSection[]): Promise<number> {
  let sum = 0
  for (const { ownerId, pictures } of sections)
    for (const album of pictures) sum += await snapshot.countPictures(album, ownerId)
  return sum
}

function toSlug(title: string): string {
  return toSearchWords(title).join('-').slice(0, 60)
}

async function* toStream(content: string | Uint8Array): AsyncGenerator<string | Uint8Array> {
  yield content
}

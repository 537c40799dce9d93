import type { RecipeDraft } from '@larder/contract/recipes'
import { writeCooklang } from '@larder/kitchen/cooklang/cooklang-writer'
import type pg from 'pg'
import { toSearchWords } from '../../../search-words'
import { accountFiles, accountPictures } from './account-files'
import type { ArchiveFile, ArchivePictures } from './archive-file'
import { householdFiles, householdPictures } from './household-files'
import { renderReadme } from './readme'
import { streamCsv, streamJson, streamRows } from './row-streams'
import type { ZipWriter } from './zip-writer'

export interface ArchiveOwner {
  readonly accountId: string
  readonly name: string
  readonly at: string
}

/** Limits of a zip file without zip64; pictures come last and are counted. */
const zipLimits = { files: 60_000, bytes: 3_500_000_000 }
const pictureBatchSize = 4
const recipeBatchSize = 50
/** The weight of a picture in the progress, where a file of rows is 1. */
const pictureWeight = 0.05

interface ArchiveSection {
  readonly folder: string
  readonly ownerId: string
  readonly areas: readonly ArchiveFile[]
  readonly pictures: readonly ArchivePictures[]
}

/**
 * Writes a cook's data file by file, as of one instant: the connection is in a transaction with a fixed snapshot.
 * `reportProgress` receives the progress, 0 to 1.
 */
export async function writeDataArchive(
  client: pg.ClientBase,
  { accountId, name, at }: ArchiveOwner,
  zip: ZipWriter,
  reportProgress: (done: number) => Promise<void>,
): Promise<void> {
  const kitchens = await findArchivedHouseholds(client, accountId)
  const sections: ArchiveSection[] = [
    { folder: '', ownerId: accountId, areas: accountFiles, pictures: accountPictures },
    ...kitchens.map(({ id, folder }) => {
      return { folder: `${folder}/`, ownerId: id, areas: householdFiles, pictures: householdPictures }
    }),
  ]
  const fileCount = sections.reduce((sum, { areas }) => sum + areas.length, 1)
  const totalWeight = fileCount + pictureWeight * (await countPictures(client, sections))
  let doneWeight = 0
  const advance = async (weight: number) => {
    doneWeight += weight
    await reportProgress(Math.min(doneWeight / totalWeight, 1))
  }

  await zip.add({ name: 'README.txt', content: toStream(renderReadme(name, at, kitchens)) })
  for (const { folder, ownerId, areas } of sections)
    for (const { file, rows } of areas) {
      const content = file.endsWith('.csv')
        ? streamCsv(client, rows, ownerId)
        : streamJson(client, rows, ownerId)
      await zip.add({ name: folder + file, content })
      await advance(1)
    }
  await addCooklang(client, accountId, zip, () => advance(0))
  await advance(1)

  const leftOut: string[] = []
  for (const { folder, ownerId, pictures } of sections)
    for (const { folder: subfolder, rows } of pictures)
      for await (const page of streamRows<PictureRow>(client, rows, ownerId, pictureBatchSize)) {
        for (const picture of page) {
          const file = `${folder}${subfolder}/${picture.name}`
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

interface PictureRow {
  readonly name: string
  readonly bytes: Buffer
}

async function addCooklang(
  client: pg.ClientBase,
  accountId: string,
  zip: ZipWriter,
  reportProgress: () => Promise<void>,
): Promise<void> {
  const rows = `select r.id, v.content->'draft' as draft from recipes r
    join recipe_versions v on v.recipe_id = r.id and v.version = r.version
    where r.account_id = $1 and r.removed_at is null order by r.id`
  for await (const page of streamRows<{ id: string; draft: RecipeDraft }>(
    client,
    rows,
    accountId,
    recipeBatchSize,
  )) {
    for (const { id, draft } of page) {
      const name = `recipes/cooklang/${[id, toSlug(draft.title)].filter(Boolean).join('-')}.cook`
      if (zip.files < zipLimits.files) await zip.add({ name, content: toStream(writeCooklang(draft)) })
    }
    await reportProgress()
  }
}

async function findArchivedHouseholds(client: pg.ClientBase, accountId: string) {
  const { rows } = await client.query<{ id: string; name: string }>(
    `select h.id, h.name from household_members m join households h on h.id = m.household_id
      where m.account_id = $1 order by m.joined_at, h.id`,
    [accountId],
  )
  return rows.map(({ id, name }, place) => {
    return { id, name, folder: `kitchens/${[place + 1, toSlug(name)].filter(Boolean).join('-')}` }
  })
}

async function countPictures(client: pg.ClientBase, sections: readonly ArchiveSection[]): Promise<number> {
  let sum = 0
  for (const { ownerId, pictures } of sections)
    for (const { count } of pictures) {
      const { rows } = await client.query<{ count: number }>(count, [ownerId])
      sum += rows[0]?.count ?? 0
    }
  return sum
}

function toSlug(title: string): string {
  return toSearchWords(title).join('-').slice(0, 60)
}

async function* toStream(content: string | Uint8Array): AsyncGenerator<string | Uint8Array> {
  yield content
}

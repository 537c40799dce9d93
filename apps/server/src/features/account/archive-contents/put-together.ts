import type { RecipeDraft } from '@larder/contract/recipes'
import { cooklangText } from '@larder/kitchen/cooklang-text'
import type pg from 'pg'
import { searchWords } from '../../../search-words'
import type { Area, Pictures } from './area'
import { ofAccount, picturesOfAccount } from './of-account'
import { ofKitchen, picturesOfKitchen } from './of-kitchen'
import type { Packing } from './packing'
import { readMe } from './read-me'
import { asCsv, asJson, rowsOf } from './reading'

export interface Whose {
  readonly accountId: string
  readonly name: string
  readonly at: string
}

/** A zip of the common kind can hold so many files and bytes; pictures come last and are counted. */
const most = { files: 60_000, bytes: 3_500_000_000 }
const picturesAtOnce = 4
const recipesAtOnce = 50
/** How much of the way a picture is, where a file of rows is 1. */
const pictureWeight = 0.05

interface Section {
  readonly folder: string
  readonly whose: string
  readonly areas: readonly Area[]
  readonly pictures: readonly Pictures[]
}

/**
 * Everything about a cook, file by file, as it is at one instant: the connection is in a transaction that sees nothing newer.
 * `beat` is told how far it is, 0 to 1.
 */
export async function putTogether(
  client: pg.ClientBase,
  { accountId, name, at }: Whose,
  packing: Packing,
  beat: (done: number) => Promise<void>,
): Promise<void> {
  const kitchens = await kitchensOf(client, accountId)
  const sections: Section[] = [
    { folder: '', whose: accountId, areas: ofAccount, pictures: picturesOfAccount },
    ...kitchens.map(({ id, folder }) => {
      return { folder: `${folder}/`, whose: id, areas: ofKitchen, pictures: picturesOfKitchen }
    }),
  ]
  const all = sections.reduce((sum, { areas }) => sum + areas.length, 1)
  const way = all + pictureWeight * (await countPictures(client, sections))
  let gone = 0
  const further = async (by: number) => {
    gone += by
    await beat(Math.min(gone / way, 1))
  }

  await packing.add({ name: 'README.txt', content: lines(readMe(name, at, kitchens)) })
  for (const { folder, whose, areas } of sections)
    for (const { file, rows } of areas) {
      const content = file.endsWith('.csv') ? asCsv(client, rows, whose) : asJson(client, rows, whose)
      await packing.add({ name: folder + file, content })
      await further(1)
    }
  await addCooklang(client, accountId, packing, () => further(0))
  await further(1)

  const noRoom: string[] = []
  for (const { folder, whose, pictures } of sections)
    for (const { folder: inside, rows } of pictures)
      for await (const page of rowsOf<Picture>(client, rows, whose, picturesAtOnce)) {
        for (const picture of page) {
          const file = `${folder}${inside}/${picture.name}`
          if (packing.files >= most.files || packing.bytes + picture.bytes.length > most.bytes)
            noRoom.push(file)
          else await packing.add({ name: file, content: lines(picture.bytes), asItIs: true })
        }
        await further(pictureWeight * page.length)
      }
  if (noRoom.length > 0)
    await packing.add({
      name: 'LEFT-OUT.txt',
      content: lines(`There was no room in one archive for these pictures:\n\n${noRoom.join('\n')}\n`),
    })
}

interface Picture {
  readonly name: string
  readonly bytes: Buffer
}

async function addCooklang(
  client: pg.ClientBase,
  accountId: string,
  packing: Packing,
  beat: () => Promise<void>,
): Promise<void> {
  const rows = `select r.id, v.content->'draft' as draft from recipes r
    join recipe_versions v on v.recipe_id = r.id and v.version = r.version
    where r.account_id = $1 and r.removed_at is null order by r.id`
  for await (const page of rowsOf<{ id: string; draft: RecipeDraft }>(
    client,
    rows,
    accountId,
    recipesAtOnce,
  )) {
    for (const { id, draft } of page) {
      const name = `recipes/cooklang/${[id, slugOf(draft.title)].filter(Boolean).join('-')}.cook`
      if (packing.files < most.files) await packing.add({ name, content: lines(cooklangText(draft)) })
    }
    await beat()
  }
}

async function kitchensOf(client: pg.ClientBase, accountId: string) {
  const { rows } = await client.query<{ id: string; name: string }>(
    `select h.id, h.name from household_members m join households h on h.id = m.household_id
      where m.account_id = $1 order by m.joined_at, h.id`,
    [accountId],
  )
  return rows.map(({ id, name }, place) => {
    return { id, name, folder: `kitchens/${[place + 1, slugOf(name)].filter(Boolean).join('-')}` }
  })
}

async function countPictures(client: pg.ClientBase, sections: readonly Section[]): Promise<number> {
  let sum = 0
  for (const { whose, pictures } of sections)
    for (const { count } of pictures) {
      const { rows } = await client.query<{ count: number }>(count, [whose])
      sum += rows[0]?.count ?? 0
    }
  return sum
}

function slugOf(title: string): string {
  return searchWords(title).join('-').slice(0, 60)
}

async function* lines(content: string | Uint8Array): AsyncGenerator<string | Uint8Array> {
  yield content
}

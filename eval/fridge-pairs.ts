import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nameAreas } from '@larder/sight/looking'
import type { Picture } from '@larder/sight/picture'
import { changesBetween, type ShelfChange } from '@larder/sight/shelf-changes'
import type { NameAreas } from '@larder/sight/shelf-naming'
import sharp from 'sharp'
import { openIngredientModel } from '../apps/server/src/vision/ingredient-model'
import { readPicture } from '../apps/server/src/vision/picture-gate'
import type { Cut } from './fridge-scene'
import { composePair, type Happening, happenings, type Pair } from './fridge-shelf'
import { addUp, emptyTally, type Tally, tallyOf } from './fridge-tally'
import type { Kind, Score } from './kind'

/** As the server shrinks a camera's pictures. */
const longest = 1024

/**
 * A fridge shelf before and after: composed from photos of single foods, pressed into files as a camera does, compared as the
 * server does. The photos are cut in two halves by the order of their names; docs/fridge-camera.md says what was set on which.
 */
export const fridgePairs: Kind = {
  name: 'fridge pairs',
  reads: 'photos/single',
  async measure(folder) {
    const run = await openIngredientModel()
    const name: NameAreas = (picture, areas) => nameAreas(picture, areas, run)
    const scores: Score[] = []
    for (const [half, of] of ['tuning half', 'confirming half'].entries()) {
      const tally = emptyTally()
      const cuts = await cutsOf(folder, half)
      for (const { happening, seed } of seedsOf(half))
        addUp(tally, await measurePair(composePair(happening, cuts, seed), name))
      scores.push(...scoresOf(tally, of))
    }
    return scores
  },
}

/** Composes, presses, compares: what was seen of what truly happened. */
export async function measurePair(pair: Pair, name: NameAreas): Promise<Tally> {
  const [before, after] = await Promise.all([
    asFile(pair.before, pair.quality.before, 0),
    asFile(pair.after, pair.quality.after, pair.blur),
  ])
  const changes: ShelfChange[] = await changesBetween(
    await readPicture(before, { longest }),
    await readPicture(after, { longest }),
    name,
  )
  return tallyOf(changes, pair.truths)
}

function asFile({ width, height, data }: Picture, quality: number, blur: number): Promise<Buffer> {
  const file = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
  return (blur > 0 ? file.blur(blur) : file).jpeg({ quality }).toBuffer()
}

function seedsOf(half: number): { happening: Happening; seed: number }[] {
  const all = Object.entries(happenings).flatMap(([happening, count]) =>
    Array.from({ length: count }, () => happening as Happening),
  )
  return all.map((happening, at) => ({ happening, seed: 7000 + half * 100_000 + 37 * at }))
}

async function cutsOf(folder: string, half: number): Promise<Cut[]> {
  const cuts: Cut[] = []
  for (const label of (await readdir(folder)).sort())
    for (const [at, file] of (await readdir(join(folder, label))).sort().entries()) {
      if (at % 2 !== half || !/\.(?:jpe?g|png)$/i.test(file)) continue
      cuts.push({
        label,
        picture: await readPicture(await readFile(join(folder, label, file)), { longest: 400 }),
      })
    }
  return cuts
}

function scoresOf(tally: Tally, half: string): Score[] {
  const {
    pairs,
    changes,
    booked,
    falseBooked,
    pairsWithFalse,
    askedRight,
    askedWrong,
    missed,
    askedInVain,
    surestWrong,
  } = tally
  const rightBooked = booked - falseBooked
  return [
    {
      of: `false bookings, ${half}`,
      right: falseBooked,
      cases: booked,
      note: `of all bookings; at most 2 %; surest wrong one ${surestWrong.toFixed(3)}`,
    },
    { of: `pairs with one, ${half}`, right: pairsWithFalse, cases: pairs, note: 'of all pairs' },
    { of: `booked, ${half}`, right: rightBooked, cases: changes, note: 'real changes booked, named right' },
    {
      of: `asked, ${half}`,
      right: askedRight,
      cases: changes,
      note: `right among the first three; ${askedWrong} not`,
    },
    {
      of: `missed, ${half}`,
      right: missed,
      cases: changes,
      note: `${askedInVain} asked where no food came or went`,
    },
  ]
}

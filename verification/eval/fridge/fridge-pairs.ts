import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RgbaImage } from '@larder/sight/image/image'
import { classifyAreas } from '@larder/sight/recognition/recognise-foods'
import type { ClassifyAreas } from '@larder/sight/shelf/classify-shelf-areas'
import { detectShelfChanges, type ShelfChange } from '@larder/sight/shelf/shelf-changes'
import sharp from 'sharp'
import { loadIngredientModel } from '../../../apps/server/src/vision/onnx-models'
import { decodePicture } from '../../../apps/server/src/vision/picture-codec'
import type { Evaluation, EvaluationScore } from '../evaluation'
import { listFolders } from '../list-folders'
import { createPassedOver, type PassedOver } from '../pass-over'
import { composePair, type ScenePair, type ShelfScenario, shelfScenarios } from './compose-pair'
import type { FoodCutout } from './fridge-scene'
import { addFridgeTallies, emptyFridgeTally, type FridgeTally, tallyPair } from './fridge-tally'

/** As the server shrinks a camera's pictures. */
const longest = 1024

/**
 * A fridge shelf before and after: composed from photos of single foods, pressed into files as a camera does, compared as the
 * server does. The photos are cut in two halves by the order of their names; docs/fridge-camera.md says what was set on which.
 */
export const fridgePairs: Evaluation = {
  name: 'fridge pairs',
  reads: 'photos/single',
  async measure(folder) {
    const run = await loadIngredientModel()
    const name: ClassifyAreas = (picture, areas) => classifyAreas(picture, areas, run)
    const scores: EvaluationScore[] = []
    const passed = createPassedOver()
    for (const [half, of] of ['tuning half', 'confirming half'].entries()) {
      const tally = emptyFridgeTally()
      const cuts = await readCutouts(folder, half, passed)
      for (const { happening, seed } of listScenarios(half))
        addFridgeTallies(tally, await measurePair(composePair(happening, cuts, seed), name))
      scores.push(...toFridgeScores(tally, of))
    }
    return [...scores, ...passed.scores()]
  },
}

/** Composes, presses, compares: what was seen of what truly happened. */
export async function measurePair(pair: ScenePair, name: ClassifyAreas): Promise<FridgeTally> {
  const [before, after] = await Promise.all([
    toJpeg(pair.before, pair.quality.before, 0),
    toJpeg(pair.after, pair.quality.after, pair.blur),
  ])
  const changes: ShelfChange[] = await detectShelfChanges(
    await decodePicture(before, { longest }),
    await decodePicture(after, { longest }),
    name,
  )
  return tallyPair(changes, pair.truths)
}

function toJpeg({ width, height, data }: RgbaImage, quality: number, blur: number): Promise<Buffer> {
  const file = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
  return (blur > 0 ? file.blur(blur) : file).jpeg({ quality }).toBuffer()
}

function listScenarios(half: number): { happening: ShelfScenario; seed: number }[] {
  const all = Object.entries(shelfScenarios).flatMap(([happening, count]) =>
    Array.from({ length: count }, () => happening as ShelfScenario),
  )
  return all.map((happening, at) => ({ happening, seed: 7000 + half * 100_000 + 37 * at }))
}

/** Returns the photos of a half; a damaged one is passed over. */
export async function readCutouts(folder: string, half: number, passed: PassedOver): Promise<FoodCutout[]> {
  const cuts: FoodCutout[] = []
  for (const label of await listFolders(folder))
    for (const [at, file] of (await readdir(join(folder, label))).sort().entries()) {
      if (at % 2 !== half || !/\.(?:jpe?g|png)$/i.test(file)) continue
      const picture = await passed.attempt(`${label}/${file}`, async () =>
        decodePicture(await readFile(join(folder, label, file)), { longest: 400 }),
      )
      if (picture) cuts.push({ label, picture })
    }
  return cuts
}

function toFridgeScores(tally: FridgeTally, half: string): EvaluationScore[] {
  const {
    pairs,
    changes,
    booked,
    falseBooked,
    pairsWithFalse,
    questionsRight,
    questionsWrong,
    missed,
    questionsInVain,
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
      right: questionsRight,
      cases: changes,
      note: `right among the first three; ${questionsWrong} not`,
    },
    {
      of: `missed, ${half}`,
      right: missed,
      cases: changes,
      note: `${questionsInVain} asked where no food came or went`,
    },
  ]
}

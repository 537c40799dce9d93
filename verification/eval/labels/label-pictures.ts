import { allergenIds } from '@larder/kitchen/diet/allergen'
import { parseLabel } from '@larder/kitchen/label/label'
import { judgePhotographedLabel, type PhotographedLabel } from '@larder/kitchen/label/photographed-label'
import { readLabel } from '@larder/sight/page/read-label'
import type { RunReader } from '@larder/sight/page/read-page'
import { type LabelLook, sampleLabelSvg } from '@larder/sight/testing/sample-label'
import sharp from 'sharp'
import { loadOcrModel } from '../../../apps/server/src/vision/onnx-models'
import { decodePicture } from '../../../apps/server/src/vision/picture-codec'
import type { Evaluation, EvaluationScore } from '../evaluation'
import { createPassedOver } from '../pass-over'
import { type ListedLabel, readListedLabels } from '../text/allergen-labels'

/** What is done to a picture: a shot as one hopes for, and shots as they happen. */
type Mishap = 'clear' | 'blurred' | 'cut at the side' | 'cut below' | 'glare' | 'small'

const mishaps: readonly Mishap[] = ['blurred', 'cut at the side', 'cut below', 'glare', 'small']
const fonts = ['DejaVu Sans', 'DejaVu Serif', 'DejaVu Sans Condensed']

/**
 * The texts of real labels, drawn and photographed well and badly, read and judged. What the whole text contains, or may contain,
 * must never be 'none found' in a picture of it. The bound of legibility was fitted on the labels with an even last digit; the
 * others are counted here.
 */
export const labelPictures: Evaluation = {
  name: 'label pictures',
  reads: 'allergen-labels.json',
  async measure(path) {
    const passed = createPassedOver()
    const labels = await readListedLabels(path, passed)
    const run = await loadOcrModel('pages')
    const tally = new Map<string, LabelTally>()
    for (const [at, label] of labels.filter(isSetAside).entries()) {
      for (const mishap of ['clear' as const, mishaps[at % mishaps.length] ?? 'blurred']) {
        const judged = await passed.attempt(`${label.code}, ${mishap}`, async () =>
          judgePicture(await photograph(label, at, mishap), run),
        )
        if (!judged) continue
        const group = mishap === 'clear' ? 'clear' : 'bad'
        const own = tally.get(group) ?? emptyLabelTally()
        tally.set(group, own)
        countLabel(own, label.ingredients, judged)
      }
    }
    return [...[...tally].flatMap(([group, own]) => toLabelScores(group, own)), ...passed.scores()]
  },
}

const isSetAside = ({ code }: ListedLabel) => Number(code.at(-1)) % 2 === 1

interface LabelTally {
  pictures: number
  harmed: string[]
  contained: { right: number; cases: number }
  free: { right: number; cases: number }
}

export function emptyLabelTally(): LabelTally {
  return { pictures: 0, harmed: [], contained: { right: 0, cases: 0 }, free: { right: 0, cases: 0 } }
}

/** Counts one picture beside what the text says by itself. */
export function countLabel(
  tally: LabelTally,
  ingredients: string,
  { verdicts }: Pick<PhotographedLabel, 'verdicts'>,
): void {
  const truth = parseLabel(ingredients).verdicts
  tally.pictures += 1
  for (const allergen of allergenIds) {
    const [said, true_] = [verdicts[allergen].answer, truth[allergen].answer]
    if (true_ === 'contains') {
      tally.contained.cases += 1
      if (said === 'contains') tally.contained.right += 1
    }
    if (true_ === 'none found') {
      tally.free.cases += 1
      if (said === 'none found') tally.free.right += 1
    } else if (said === 'none found') tally.harmed.push(`${allergen} of '${ingredients.slice(0, 40)}…'`)
  }
}

function toLabelScores(group: string, tally: LabelTally): EvaluationScore[] {
  const { pictures, harmed, contained, free } = tally
  return [
    {
      of: `${group}: no allergen called 'none found'`,
      right: pictures - new Set(harmed).size,
      cases: pictures,
      ...(harmed.length > 0 && { note: harmed.join('; ') }),
    },
    { of: `${group}: contained allergens found`, ...contained },
    { of: `${group}: 'none found' where the text allows it`, ...free },
  ]
}

/** Draws a label and photographs it. */
async function photograph(label: ListedLabel, at: number, mishap: Mishap): Promise<Buffer> {
  const look: LabelLook = {
    font: fonts[at % fonts.length] ?? 'DejaVu Sans',
    turn: (at % 5) - 2,
    size: mishap === 'small' ? 13 : 26,
    ...(mishap === 'glare' && { glare: { x: 0.3 + (at % 5) / 10, y: 0.4, radius: 0.12 } }),
  }
  const paragraphs = [label.name, `Ingredients: ${label.ingredients}`, 'Best before: see lid.']
  const drawn = await sharp(Buffer.from(sampleLabelSvg(paragraphs, look)))
    .png()
    .toBuffer()
  const { width = 0, height = 0 } = await sharp(drawn).metadata()
  const part = 0.55 + (at % 8) / 20
  const picture = sharp(drawn)
  if (mishap === 'cut at the side')
    picture.extract({ left: 0, top: 0, width: Math.round(width * part), height })
  if (mishap === 'cut below') picture.extract({ left: 0, top: 0, width, height: Math.round(height * part) })
  if (mishap === 'blurred') picture.blur(1.5 + (at % 4))
  return picture.jpeg({ quality: 80 }).toBuffer()
}

/** Reads and judges a picture of a label, as the server does. */
async function judgePicture(bytes: Uint8Array, run: RunReader): Promise<PhotographedLabel> {
  const { lines, isCut } = await readLabel(await decodePicture(bytes, { longest: 3600 }), run)
  return judgePhotographedLabel(lines, { isCut })
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tickedBeforehand } from '@larder/kitchen/seeing-again'
import { background, labels } from '@larder/sight/data/labels'
import type { Kind, Score } from './kind'
import { byChance, fourteenSquares, middleSquare, ourLook, photoIn, plainLook } from './photo-looks'

/** So sure must one of fourteen squares be to tell a food. */
const plainFloor = 0.6

interface Tally {
  told: number
  right: number
  expected: number
}

/**
 * Photos of several foods against the foods somebody listed for each. Every food that is told counts, sure or not; foods that are
 * there but not listed count as wrong.
 */
export const multiPhotos: Kind = {
  name: 'multi-food photos',
  reads: 'photos/multi',
  measure: async (folder) => {
    const listed: Record<string, string[]> = JSON.parse(await readFile(join(folder, 'expected.json'), 'utf8'))
    const tallies = { all: empty(), sure: empty(), whole: empty(), fourteen: empty() }
    for (const [file, expected] of Object.entries(listed)) {
      const picture = await photoIn(join(folder, file))
      const seen = (await ourLook(picture)).map(({ guesses: [best] }) => best)
      count(
        tallies.all,
        seen.map((best) => best?.label ?? ''),
        expected,
      )
      const sure = seen.filter((best) => tickedBeforehand(best?.confidence ?? 0))
      count(
        tallies.sure,
        sure.map((best) => best?.label ?? ''),
        expected,
      )
      const [whole = new Float32Array()] = await plainLook(picture, [middleSquare(picture)])
      count(tallies.whole, [byChance(whole)[0]?.label ?? ''], expected)
      const squares = await plainLook(picture, fourteenSquares(picture))
      const found = squares.flatMap((chances) => {
        const [best] = byChance(chances)
        return best && best.label !== labels[background] && best.chance >= plainFloor ? [best.label] : []
      })
      count(tallies.fourteen, found, expected)
    }
    return [
      ...scoresOf(tallies.all, ''),
      ...scoresOf(tallies.sure, 'sure ones: '),
      ...scoresOf(tallies.whole, 'plain model, whole: '),
      ...scoresOf(tallies.fourteen, 'plain model, 14 squares: '),
    ]
  },
}

function empty(): Tally {
  return { told: 0, right: 0, expected: 0 }
}

function count(tally: Tally, told: readonly string[], expected: readonly string[]): void {
  const names = new Set(told)
  tally.told += names.size
  tally.right += expected.filter((label) => names.has(label)).length
  tally.expected += expected.length
}

function scoresOf({ told, right, expected }: Tally, who: string): Score[] {
  return [
    { of: `${who}precision`, right, cases: told },
    { of: `${who}recall`, right, cases: expected },
    { of: `${who}F1`, right: 2 * right, cases: told + expected },
  ]
}

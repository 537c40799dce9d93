import type { GreyImage } from '../image/image'
import { checkDigitOf } from './bar-digits'
import type { BarLayout } from './bar-layouts'
import { type BarProfile, profileOf } from './bar-profile'
import type { BarStack } from './bar-stacks'
import { type BlurFit, type BlurModel, fitBlur, guessBlur, type SpreadShape } from './blur-model'
import { edgesOfCode, likelyCodes } from './blur-search'

/** A code with how well it explains a profile. */
export interface SettledCode {
  readonly text: string
  /** The light that it leaves unexplained, as a part of all variation. */
  readonly unexplained: number
  /** By how much more of it the next valid code leaves, as a part of this. */
  readonly lead: number
}

const otherShapes: readonly SpreadShape[] = ['round', 'moved']
const firstBlur = 1.3
/** Blur hides where a code begins and ends, by about a module either way. */
const firstEnds = [-1.3, 0, 1.3]
/** How many fits are followed to the codes that suit them better. */
const maxSteps = 12
/** A code that leaves less than this, and is the likeliest by its own blur, needs no further search. */
const settledBelow = 0.03
/** The best start leaves less than this unexplained, or the profile is not a code. */
const hopeless = 0.3

/**
 * Finds the valid code that explains a profile best: fits the code to the blur and the blur to the code by turns, from
 * several starts.
 * Example: a code whose thin bars have all run together.
 */
export function settleBlur(profile: BarProfile, layout: BarLayout): SettledCode | undefined {
  const fits = new Map<string, BlurFit>()
  const fit = (text: string, from: BlurModel, rounds: number) => {
    const found = fitBlur(profile, edgesOfCode(text, layout), layout.modules, from, rounds)
    if (found.unexplained < (fits.get(text)?.unexplained ?? Number.POSITIVE_INFINITY)) fits.set(text, found)
    return found
  }
  for (const left of firstEnds)
    for (const right of firstEnds) {
      const start = guessBlur(profile, firstBlur, left, right)
      const [text] = likelyCodes(profile, layout, start, 'any')
      if (text) fit(text, start.model, 2)
    }
  const done = new Set<string>()
  for (let step = 0; step < maxSteps; step += 1) {
    const next = ranked(fits).find(([text]) => !done.has(text))
    if (!next || next[1].unexplained > hopeless) break
    done.add(next[0])
    const likely = likelyCodes(profile, layout, next[1], 'any')
    if (likely[0] === next[0] && next[1].unexplained < settledBelow) break
    for (const text of likely) fit(text, next[1].model, 3)
  }
  return compareCodes(profile, layout, fits, fit)
}

/** Fits the best code to the end, and its rivals likewise. */
function compareCodes(
  profile: BarProfile,
  layout: BarLayout,
  fits: ReadonlyMap<string, BlurFit>,
  fit: (text: string, from: BlurModel, rounds: number) => BlurFit,
): SettledCode | undefined {
  const [first] = ranked(fits)
  if (!first || first[1].unexplained > hopeless) return undefined
  for (const shape of otherShapes) fit(first[0], { ...first[1].model, shape }, 4)
  const settled = fits.get(first[0]) ?? first[1]
  for (const text of likelyCodes(profile, layout, settled, 'valid')) fit(text, settled.model, 5)
  const [best, next] = ranked(fits).filter(
    ([text]) => checkDigitOf(text.slice(0, -1)) === Number(text.at(-1)),
  )
  if (!best) return undefined
  const [text, { unexplained }] = best
  return { text, unexplained, lead: ((next?.[1].unexplained ?? 1) - unexplained) / unexplained }
}

function ranked(fits: ReadonlyMap<string, BlurFit>): [string, BlurFit][] {
  return [...fits].sort(([, a], [, b]) => a.unexplained - b.unexplained)
}

/** The profiles of a code: of the whole, and of its halves where glare or print hides the other. */
export function profilesOf(
  picture: GreyImage,
  stack: BarStack,
  layout: BarLayout,
  isFlipped: boolean,
): BarProfile[] {
  return [
    [0, 1],
    [0, 0.5],
    [0.5, 1],
  ].flatMap(([from = 0, to = 1]) => {
    const profile = profileOf(picture, stack, layout.modules, from, to)
    return profile ? [isFlipped ? { ...profile, light: profile.light.slice().reverse() } : profile] : []
  })
}

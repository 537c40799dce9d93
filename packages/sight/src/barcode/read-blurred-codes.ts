import type { GreyImage } from '../image/image'
import { rotateGrey } from '../image/rotate-grey'
import { findBarDirections } from './bar-directions'
import { barLayouts } from './bar-layouts'
import type { BarProfile } from './bar-profile'
import { findBarStacks, stackArea } from './bar-stacks'
import { type DetectedCode, nameCode } from './code-votes'
import { toOriginalArea } from './image-variants'
import { profilesOf, type SettledCode, settleBlur } from './settle-blur'

/**
 * Two profiles must give one code, which explains nearly all light in both, and every other valid code clearly less:
 * much less in one of them.
 */
const sure = { unexplained: 0.035, lead: 0.3, muchLead: 0.55 } as const
/** Where the whole leaves more than this unexplained, its halves are no code either. */
const hopeless = 0.12
/** A module of nearly one pixel is the minimum. */
const shortest = 80
const stacksPerDirection = 2
/** Each takes about as long as every other method together. */
const maxProfiles = 8

/**
 * Reads an EAN-13 or UPC-A out of focus, moved or under glare: the whole code, its bend and its blur are fitted to the
 * light together, so that bars that have run together still count.
 * Example: a book's code of which a reader that looks for single bars sees half.
 */
export function readBlurredCodes(picture: GreyImage, isStopped: () => boolean = () => false): DetectedCode[] {
  const [layout] = barLayouts
  if (!layout) return []
  let count = 0
  const settle = (profile: BarProfile) => {
    count += 1
    return count > maxProfiles || isStopped() ? undefined : settleBlur(profile, layout)
  }
  for (const direction of findBarDirections(picture)) {
    const upright = rotateGrey(picture, direction)
    for (const stack of findBarStacks(upright, shortest, stacksPerDirection))
      for (const isFlipped of [false, true]) {
        const text = agreedText(profilesOf(upright, stack, layout, isFlipped), settle)
        const area = toOriginalArea(stackArea(stack), upright, direction, picture)
        if (text) return [{ ...nameCode(text, layout), area }]
      }
  }
  return []
}

function agreedText(
  profiles: readonly BarProfile[],
  settle: (profile: BarProfile) => SettledCode | undefined,
): string | undefined {
  const settled: SettledCode[] = []
  for (const [at, profile] of profiles.entries()) {
    const code = settle(profile)
    if (at === 0 && (!code || code.unexplained > hopeless)) return undefined
    if (!code || code.unexplained > sure.unexplained || code.lead < sure.lead) continue
    settled.push(code)
    const same = settled.filter(({ text }) => text === code.text)
    if (same.length > 1 && same.some(({ lead }) => lead >= sure.muchLead)) return code.text
  }
  return undefined
}

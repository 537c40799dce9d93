import { maxTickingDevices } from '@larder/contract/shopping'
import { highestCounter, type MergeableLine, type MergeableName } from '@larder/kitchen/shopping/shared-list'
import { AppError } from '../../errors'
import { highestCountOfName } from './name-queries'

/**
 * A device counts on from what it has seen, one for each change: so far ahead is no device that was away, but a mistake that
 * would use the counts up. Nothing of it is taken, or every later word of everybody would have to be above it.
 */
const maxCountLead = 1_000_000
/** So often nobody ticks and unticks a line between two exchanges. */
const maxTicks = 10_000

/** Refuses what no device of this household can have written; of what it sends nothing is taken. */
export function assertPlausibleCounts(
  known: number,
  lines: readonly MergeableLine[],
  names: readonly MergeableName[],
): void {
  const isAhead = (count: number) => count > known + maxCountLead
  if (lines.some((line) => isAhead(highestCounter(line))))
    throw invalidFieldError('lines', 'These lines count too far ahead.')
  if (names.some((name) => isAhead(highestCountOfName(name))))
    throw invalidFieldError('names', 'These names count too far ahead.')
}

/** The same of one line, next to what is known of it and both together. */
export function assertPlausibleTicks(
  sent: MergeableLine,
  known: MergeableLine | undefined,
  both: MergeableLine,
): void {
  for (const [device, { count }] of Object.entries(sent.ticks)) {
    if (count > (known?.ticks[device]?.count ?? 0) + maxTicks)
      throw invalidFieldError('lines', 'A line is ticked too often.')
  }
  // Who takes a line off has seen only ticks that there are; else it would undo those to come.
  for (const [device, count] of Object.entries(sent.off?.seen ?? {})) {
    if (count > (sent.ticks[device]?.count ?? 0))
      throw invalidFieldError('lines', 'A line was taken off by ticks it does not have.')
  }
  if (Object.keys(both.ticks).length > maxTickingDevices)
    throw invalidFieldError('lines', 'Too many devices ticked a line.')
}

function invalidFieldError(field: string, sentence: string): AppError {
  return new AppError('bad-input', { fields: { [field]: sentence } })
}

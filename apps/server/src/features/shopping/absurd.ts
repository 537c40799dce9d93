import { mostDevices } from '@larder/contract/shopping'
import { countOf, type SharedLine, type SharedName } from '@larder/kitchen/shared-list'
import { AppError } from '../../errors'
import { countOfName } from './name-rows'

/**
 * A device counts on from what it has seen, one for each change: so far ahead is no device that was away, but a mistake that
 * would use the counts up. Nothing of it is taken, or every later word of everybody would have to be above it.
 */
const furthestAhead = 1_000_000
/** So often nobody ticks and unticks a line between two exchanges. */
const mostTicks = 10_000

/** Refuses what no device of this household can have written; of what it sends nothing is taken. */
export function refuseAbsurdCounts(
  known: number,
  lines: readonly SharedLine[],
  names: readonly SharedName[],
): void {
  const isAhead = (count: number) => count > known + furthestAhead
  if (lines.some((line) => isAhead(countOf(line)))) throw absurd('lines', 'These lines count too far ahead.')
  if (names.some((name) => isAhead(countOfName(name))))
    throw absurd('names', 'These names count too far ahead.')
}

/** The same of one line, next to what is known of it and both together. */
export function refuseAbsurdTicks(sent: SharedLine, known: SharedLine | undefined, both: SharedLine): void {
  for (const [device, { count }] of Object.entries(sent.ticks)) {
    if (count > (known?.ticks[device]?.count ?? 0) + mostTicks)
      throw absurd('lines', 'A line is ticked too often.')
  }
  // Who takes a line off has seen only ticks that there are; else it would undo those to come.
  for (const [device, count] of Object.entries(sent.off?.seen ?? {})) {
    if (count > (sent.ticks[device]?.count ?? 0))
      throw absurd('lines', 'A line was taken off by ticks it does not have.')
  }
  if (Object.keys(both.ticks).length > mostDevices) throw absurd('lines', 'Too many devices ticked a line.')
}

function absurd(field: string, sentence: string): AppError {
  return new AppError('bad-input', { fields: { [field]: sentence } })
}

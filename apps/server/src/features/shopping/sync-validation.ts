import { maxTickingDevices } from '@larder/contract/shopping'
import { highestCounter, type MergeableLine, type MergeableName } from '@larder/kitchen/shopping/shared-list'
import { AppError } from '../../errors'
import { highestCountOfName } from './name-queries'

/**
 * A device increments the household's highest counter by one per change. A lead this large is a mistake that would use up the
 * counters. Such a sync is rejected as a whole, since every later change would have to exceed it.
 */
const maxCountLead = 1_000_000
/** More ticks of one line between two syncs are not plausible. */
const maxTicks = 10_000

/** Rejects counters that no device of this household can have written; nothing of the sync is saved. */
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

/** Checks the ticks of one line against its stored and merged state. */
export function assertPlausibleTicks(
  sent: MergeableLine,
  known: MergeableLine | undefined,
  merged: MergeableLine,
): void {
  for (const [device, { count }] of Object.entries(sent.ticks)) {
    if (count > (known?.ticks[device]?.count ?? 0) + maxTicks)
      throw invalidFieldError('lines', 'A line is ticked too often.')
  }
  // A removal can only have seen existing ticks; otherwise it would cancel later ones.
  for (const [device, count] of Object.entries(sent.off?.seen ?? {})) {
    if (count > (sent.ticks[device]?.count ?? 0))
      throw invalidFieldError('lines', 'A line was taken off by ticks it does not have.')
  }
  if (Object.keys(merged.ticks).length > maxTickingDevices)
    throw invalidFieldError('lines', 'Too many devices ticked a line.')
}

function invalidFieldError(field: string, sentence: string): AppError {
  return new AppError('bad-input', { fields: { [field]: sentence } })
}

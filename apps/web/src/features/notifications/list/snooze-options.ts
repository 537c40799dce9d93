import type { SnoozeUntil } from '@larder/contract/notifications'
import type * as z from 'zod/mini'

export type Snooze = z.infer<typeof SnoozeUntil>

export interface SnoozeOption {
  readonly until: Snooze
  readonly label: string
  /** What is said once it keeps quiet. */
  readonly said: string
}

const evening = 18

/** How long an entry can be kept quiet, as the menu says it at this time. */
export function listSnoozeOptions(now: number): readonly SnoozeOption[] {
  return [
    // In the evening itself, the evening that is meant is a few hours on.
    new Date(now).getHours() < evening
      ? { until: 'tonight', label: 'This evening', said: 'Back this evening' }
      : { until: 'tonight', label: 'In three hours', said: 'Back in three hours' },
    { until: 'tomorrow', label: 'Tomorrow', said: 'Back tomorrow' },
    { until: 'week', label: 'In a week', said: 'Back in a week' },
    { until: 'gone', label: 'Not again', said: 'Put away for good' },
  ]
}

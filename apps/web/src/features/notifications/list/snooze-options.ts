import type { SnoozeUntil } from '@larder/contract/notifications'
import type * as z from 'zod/mini'

type Snooze = z.infer<typeof SnoozeUntil>

export interface SnoozeOption {
  readonly until: Snooze
  readonly label: string
  /** The toast after snoozing. */
  readonly said: string
}

const evening = 18

/** Lists the snooze options at this time of day. */
export function listSnoozeOptions(now: number): readonly SnoozeOption[] {
  return [
    // In the evening itself, 'this evening' is a few hours later.
    new Date(now).getHours() < evening
      ? { until: 'tonight', label: 'This evening', said: 'Back this evening' }
      : { until: 'tonight', label: 'In three hours', said: 'Back in three hours' },
    { until: 'tomorrow', label: 'Tomorrow', said: 'Back tomorrow' },
    { until: 'week', label: 'In a week', said: 'Back in a week' },
    { until: 'gone', label: 'Not again', said: 'Dismissed for good' },
  ]
}

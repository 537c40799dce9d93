import type { SelectOption } from '../../../ui/fields/select'

/** Formats an hour: '8 AM', 'noon', 'midnight'. */
export function formatHour(hour: number): string {
  if (hour === 0) return 'Midnight'
  if (hour === 12) return 'Noon'
  return hour < 12 ? `${hour} AM` : `${hour - 12} PM`
}

export const hourOptions: readonly SelectOption[] = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: formatHour(hour),
}))

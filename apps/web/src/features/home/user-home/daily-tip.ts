import type { Day } from '@larder/kitchen/date/day'
import { weekday } from '@larder/kitchen/date/day'

const tips = [
  'Put what is new behind what is old. What stands in front is eaten first.',
  'Herbs keep longer in a glass of water, with a bag over them.',
  'Bread keeps best frozen in slices. They toast straight from the freezer.',
  'Keep tomatoes out of the fridge: the cold takes their taste.',
  'Write the day on a jar when you open it.',
  'Store apples by themselves. They make other fruit ripen faster.',
  'Cool leftovers quickly and eat them within three days, or freeze them.',
] as const

/** Returns a general tip for a day on which nothing is urgent. */
export function pickDailyTip(day: Day): string {
  return tips[weekday(day) - 1] ?? tips[0]
}

import type { Day } from '@larder/kitchen/date/day'
import { Link } from 'react-router'
import { paths } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { pickDailyTip } from './daily-tip'

interface GeneralTipProps {
  readonly today: Day
  /** The stock is empty. */
  readonly bare: boolean
}

/** The tip for a day on which nothing has to be used up. */
export function GeneralTip({ today, bare }: GeneralTipProps) {
  return (
    <div className="my-auto flex flex-col items-start gap-4 py-4">
      <p className="font-heading text-2xl leading-snug font-title text-balance">{pickDailyTip(today)}</p>
      <p className="text-ink-soft">
        {bare
          ? 'Add what you have, and this card tells you what to finish first.'
          : 'Nothing in your kitchen is about to expire.'}
      </p>
      {bare && (
        <Button asChild>
          <Link to={paths.inventory}>Fill your kitchen</Link>
        </Button>
      )}
    </div>
  )
}

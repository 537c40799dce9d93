import type { CookingTimer } from '@larder/contract/cooking'
import { BellRing, Pause, Play, Square } from 'lucide-react'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import type { Guide } from '../guide/use-guide'
import { isRinging, secondsLeft } from '../session/cooking-state'
import { formatCountdown, formatSpokenDuration, formatTimeSince } from './format-duration'

interface TimerCardProps {
  readonly timer: CookingTimer
  readonly guide: Guide
}

const minute = 60

/** One timer: its name, the time left, and its actions. */
export function TimerCard({ timer, guide }: TimerCardProps) {
  const { id, label, endsAt, seconds } = timer
  const left = secondsLeft(timer, guide.now)
  const ringing = isRinging(timer, guide.now)
  const resting = endsAt === undefined
  const ago = formatTimeSince(-left)
  const share = Math.min(1, Math.max(0, left / Math.max(seconds, left, 1)))
  return (
    <li
      id={`timer-${id}`}
      tabIndex={-1}
      aria-label={label}
      className={classNames(
        'relative flex flex-col gap-3 overflow-hidden rounded-card border bg-raised p-3',
        ringing && 'border-2 border-tomato bg-tomato-wash',
      )}
    >
      <div className="flex items-baseline justify-between gap-3">
        <p className="flex min-w-0 items-center gap-2 text-lg font-semibold wrap-anywhere">
          {ringing && <BellRing aria-hidden className="size-5 shrink-0 text-tomato-ink" />}
          {label}
        </p>
        {ringing ? (
          <p className="shrink-0 text-end text-xl font-semibold text-tomato-ink">
            Done
            {ago && <span className="block text-sm font-medium">ended {ago}</span>}
          </p>
        ) : (
          <p
            role="timer"
            aria-label={`${formatSpokenDuration(left)} left${resting ? ', paused' : ''}`}
            className={classNames('numbers shrink-0 text-3xl font-semibold', resting && 'text-ink-soft')}
          >
            {formatCountdown(left)}
          </p>
        )}
      </div>
      <div className="flex gap-2">
        {!ringing && (
          <Button
            icon={resting ? <Play /> : <Pause />}
            aria-label={`${resting ? 'Resume' : 'Pause'} ${label}`}
            className="min-h-16 grow basis-0 px-2!"
            onClick={() => (resting ? guide.resumeTimer(id) : guide.pauseTimer(id))}
          >
            {resting ? 'Resume' : 'Pause'}
          </Button>
        )}
        <Button
          aria-label={`+1 min for ${label}`}
          className="min-h-16 grow basis-0 px-2!"
          onClick={() => guide.extendTimer(id, minute)}
        >
          +1 min
        </Button>
        <Button
          variant={ringing ? 'danger' : 'secondary'}
          icon={<Square />}
          aria-label={`Stop ${label}`}
          className="min-h-16 grow basis-0 px-2!"
          onClick={() => guide.stopTimers([id])}
        >
          Stop
        </Button>
      </div>
      {!ringing && (
        <span aria-hidden className="absolute inset-x-0 bottom-0 h-1 bg-shade">
          <span
            className={classNames('block h-full', resting ? 'bg-edge' : 'bg-herb')}
            style={{ width: `${share * 100}%` }}
          />
        </span>
      )}
    </li>
  )
}

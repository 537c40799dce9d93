import type { CookingTimer } from '@larder/contract/cooking'
import { BellPlus, BellRing, Pause, Play, Plus, Square, Timer } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import type { Guide } from '../guide/use-guide'
import { isRinging, secondsLeft } from '../session/cooking-state'
import {
  formatCountdown,
  formatShortDuration,
  formatSpokenDuration,
  formatTimeSince,
} from './format-duration'
import { TimerAnnouncement } from './timer-announcement'
import { readNotificationPermission, requestNotificationPermission } from './timer-notification'

interface TimersSectionProps {
  readonly guide: Guide
  readonly onOwn: () => void
}

/** The timers offered by the step, and the running ones. */
export function TimersSection({ guide, onOwn }: TimersSectionProps) {
  const { step, timers, ringing } = guide
  const id = useId()
  const [notices, setNotices] = useState(readNotificationPermission)
  const section = useRef<HTMLElement>(null)
  const offered = step?.timers ?? []
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="font-text text-base font-semibold text-ink-soft">
        Timers{timers.length > 0 && <span className="numbers font-normal"> {timers.length}</span>}
      </h3>
      <TimerAnnouncement ringing={ringing} />
      <div className="flex flex-wrap gap-2">
        {offered.map(({ label, seconds }, index) => (
          <Button
            // biome-ignore lint/suspicious/noArrayIndexKey: a step's timers are known by their place
            key={index}
            size="xl"
            icon={<Timer />}
            className="px-5!"
            disabled={!guide.canStartTimer}
            onClick={() => startTimer(guide, label, seconds)}
          >
            {formatShortDuration(seconds)}: {label}
          </Button>
        ))}
        <Button
          size="xl"
          variant={offered.length > 0 ? 'quiet' : 'secondary'}
          icon={<Plus />}
          className="px-5!"
          disabled={!guide.canStartTimer}
          onClick={onOwn}
        >
          {offered.length > 0 ? 'Other timer' : 'Set a timer'}
        </Button>
      </div>
      {!guide.canStartTimer && <p className="text-ink-soft">You can’t run any more timers at once.</p>}
      {timers.length > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-3">
          {timers.map((timer) => (
            <TimerCard key={timer.id} timer={timer} guide={guide} />
          ))}
        </ul>
      )}
      {timers.length > 0 && notices === 'may-ask' && (
        <Button
          variant="quiet"
          icon={<BellPlus />}
          className="self-start"
          onClick={async () => {
            await requestNotificationPermission()
            setNotices(readNotificationPermission())
            section.current?.focus()
          }}
        >
          Notify me when a timer ends
        </Button>
      )}
    </section>
  )
}

/** Shows a running timer instead of starting it a second time. */
function startTimer(guide: Guide, label: string, seconds: number) {
  const running = guide.timers.find((timer) => timer.label === label && timer.seconds === seconds)
  if (!running) return guide.startTimer(label, seconds)
  const card = document.getElementById(`timer-${running.id}`)
  card?.focus()
  card?.scrollIntoView({ block: 'nearest' })
}

interface TimerCardProps {
  readonly timer: CookingTimer
  readonly guide: Guide
}

const minute = 60

/** One timer: its name, the time left, and its actions. */
function TimerCard({ timer, guide }: TimerCardProps) {
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

import { BellPlus, Plus, Timer } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Button } from '../../../ui/controls/button'
import type { Guide } from '../guide/use-guide'
import { formatShortDuration } from './format-duration'
import { TimerAnnouncement } from './timer-announcement'
import { TimerCard } from './timer-card'
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

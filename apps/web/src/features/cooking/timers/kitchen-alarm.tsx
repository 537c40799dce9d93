import { BellRing } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { paths } from '../../../paths'
import { Link } from '../../../router/link'
import { useLocation } from '../../../router/router'
import { Button } from '../../../ui/controls/button'
import { toGuideUrl } from '../guide/guide-url'
import { isRinging, stopTimers } from '../session/cooking-state'
import { cookingStore } from '../session/cooking-store'
import { useTimerClock } from './timer-alarm'
import { TimerAnnouncement } from './timer-announcement'

/** Shows ringing timers on every page. */
export function KitchenAlarm() {
  const now = useTimerClock()
  const { pathname } = useLocation()
  const sessions = useSyncExternalStore(cookingStore.subscribe, cookingStore.sessions)
  const ringing = sessions.flatMap((session) =>
    session.state.timers.filter((timer) => isRinging(timer, now)).map((timer) => ({ session, timer })),
  )
  const [first] = ringing
  // The guide shows its own timers with more actions.
  if (!first || pathname === paths.cookingGuide) return null
  const { session } = first
  return (
    <section
      aria-label="Kitchen timer"
      className="fixed inset-x-0 top-2 z-40 mx-auto flex w-fit max-w-[calc(100vw-1rem)] flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-card border-2 border-tomato bg-tomato-wash p-3 shadow-float"
    >
      <TimerAnnouncement ringing={ringing.map(({ timer }) => timer)} />
      <p className="flex items-center gap-3 text-lg font-semibold wrap-anywhere">
        <BellRing aria-hidden className="size-6 shrink-0 text-tomato-ink" />
        {ringing.map(({ timer }) => timer.label).join(', ')}: done
      </p>
      <div className="flex gap-2">
        <Button asChild>
          <Link to={toGuideUrl(session.dishes, session.id)}>Open the guide</Link>
        </Button>
        <Button
          variant="danger"
          onClick={() => {
            for (const one of ringing)
              cookingStore.change(one.session, (held) => ({
                ...held,
                state: stopTimers(held.state, [one.timer.id]),
              }))
          }}
        >
          Stop
        </Button>
      </div>
    </section>
  )
}

import { ArrowLeft, ArrowRight, BellRing, Check, Square, Timer } from 'lucide-react'
import { Button } from '../../../ui/controls/button'
import { isRunning, secondsLeft } from '../session/cooking-state'
import { formatCountdown, formatTimeSince } from '../timers/format-duration'
import type { Guide } from './use-guide'

/** On the narrowest phones only the labels fit. */
const narrowClass = 'max-[23rem]:[&>span]:hidden'

const maxShown = 3

/** Ringing timers, and on a phone running ones, stay in view while scrolling. */
function GuideBarTimers({ guide }: { readonly guide: Guide }) {
  const { ringing, timers, now } = guide
  const running = timers
    .filter((timer) => isRunning(timer, now))
    .toSorted((one, other) => secondsLeft(one, now) - secondsLeft(other, now))
  return (
    <>
      {ringing.slice(0, maxShown).map((timer) => {
        const ago = formatTimeSince(-secondsLeft(timer, now))
        return (
          <div
            key={timer.id}
            className="flex items-center justify-between gap-3 rounded-card border-2 border-tomato bg-tomato-wash ps-4"
          >
            <p className="flex min-w-0 items-center gap-3 py-2 text-lg leading-tight font-semibold wrap-anywhere">
              <BellRing aria-hidden className="size-6 shrink-0 text-tomato-ink" />
              <span>
                {timer.label} is done
                {ago && <span className="block text-sm font-medium text-tomato-ink">ended {ago}</span>}
              </span>
            </p>
            <Button
              size="xl"
              variant="danger"
              icon={<Square />}
              aria-label={`Stop ${timer.label}, which has ended`}
              className="px-5!"
              onClick={() => guide.stopTimers([timer.id])}
            >
              Stop
            </Button>
          </div>
        )
      })}
      {running.length > 0 && (
        <ul aria-label="Running timers" className="flex gap-2 overflow-hidden lg:hidden">
          {running.slice(0, maxShown).map((timer) => (
            <li
              key={timer.id}
              className="flex max-w-60 min-w-0 grow basis-0 items-center gap-1.5 rounded-inner bg-shade px-2 py-1 text-sm font-medium"
            >
              <Timer aria-hidden className="size-4 shrink-0 max-sm:hidden" />
              <span className="min-w-0 grow truncate">{timer.label}</span>
              <span className="numbers font-semibold">{formatCountdown(secondsLeft(timer, now))}</span>
            </li>
          ))}
          {running.length > maxShown && (
            <li className="numbers self-center text-sm whitespace-nowrap text-ink-soft">
              +{running.length - maxShown}
            </li>
          )}
        </ul>
      )}
    </>
  )
}

/** The buttons to move through the steps, at the bottom of the screen within thumb reach. */
export function GuideBar({ guide }: { readonly guide: Guide }) {
  const { place, isLast } = guide
  return (
    <div className="sticky bottom-(--tab-bar) z-20 -mx-4 mt-auto flex flex-col gap-2 border-t bg-paper px-4 pt-3 pb-safe sm:-mx-6 sm:px-6">
      <GuideBarTimers guide={guide} />
      <div className="flex gap-3">
        <Button
          size="xl"
          icon={<ArrowLeft />}
          disabled={place === 0}
          onClick={guide.back}
          className={`${narrowClass} px-4! sm:px-8!`}
        >
          Previous
        </Button>
        <Button
          size="xl"
          variant="primary"
          icon={isLast ? <Check /> : <ArrowRight />}
          onClick={guide.next}
          className={`${narrowClass} grow px-4!`}
        >
          {isLast ? 'Finish' : 'Next Step'}
        </Button>
      </div>
    </div>
  )
}

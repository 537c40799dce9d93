import { CalendarClock } from 'lucide-react'
import { foodPictureHref } from '../food-picture'

/** A dish on its plate, with the reason for the suggestion. */
export function SuggestionIllustration() {
  return (
    <div className="flex w-full max-w-80 items-center gap-5">
      <svg aria-hidden viewBox="0 0 100 100" className="w-28 shrink">
        <circle cx="50" cy="50" r="49" className="fill-dish stroke-line" />
        <circle cx="50" cy="50" r="45" className="fill-none stroke-herb/55" strokeWidth="1.4" />
        <circle cx="50" cy="50" r="36" className="fill-dish-well stroke-line" />
        <use href={foodPictureHref('onion')} x="49" y="16" width="29" height="29" />
        <use href={foodPictureHref('cheese-wedge')} x="21" y="18" width="31" height="31" />
        <use href={foodPictureHref('egg')} x="55" y="43" width="30" height="30" />
        <use href={foodPictureHref('leafy-green')} x="22" y="41" width="40" height="40" />
      </svg>
      <div className="flex min-w-0 flex-1 flex-col gap-2 text-sm">
        <p className="font-heading text-lg leading-tight font-title">Spinach and Feta Omelette</p>
        <p className="flex gap-1.5">
          <CalendarClock className="mt-0.5 size-4 shrink-0 text-saffron-ink" /> Uses Spinach, 1 day left
        </p>
        <p className="text-ink-soft">You lack lemon, swap: vinegar</p>
      </div>
    </div>
  )
}

import { ArrowLeftRight, CalendarClock } from 'lucide-react'
import { platedAs } from '../../../food/plate-layout'
import { PlateVessel } from '../../../food/plate-vessel'
import { type FoodPictureName, foodAddress } from '../food-picture'

const foods: readonly FoodPictureName[] = ['leafy-green', 'egg', 'cheese-wedge', 'onion']

/** A dish on its plate, and why it was chosen. */
export function DrawnSuggestion() {
  return (
    <div className="flex w-full max-w-80 items-center gap-5">
      <svg aria-hidden viewBox="0 0 100 100" className="size-28 shrink-0 rounded-full">
        <circle cx="50" cy="50" r="50" className="fill-paper" />
        <PlateVessel vessel="plate" tint="golden" rim="stroke-herb/55" lace={false} />
        {platedAs(foods.length)
          .map(({ x, y, size, turn }, place) => (
            <use
              key={foods[place]}
              href={foodAddress(foods[place] ?? 'egg')}
              x={x - size / 2}
              y={y - size / 2}
              width={size}
              height={size}
              transform={`rotate(${turn} ${x} ${y})`}
            />
          ))
          .reverse()}
      </svg>
      <div className="flex min-w-0 flex-col gap-2 text-sm [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
        <p className="font-heading text-lg leading-tight font-title">Spinach and Feta Omelette</p>
        <p className="flex gap-1.5">
          <CalendarClock className="text-saffron-ink" /> Uses Spinach, 1 day left
        </p>
        <p className="flex gap-1.5">
          <ArrowLeftRight className="text-sky-ink" /> You lack lemon, swap: vinegar
        </p>
      </div>
    </div>
  )
}

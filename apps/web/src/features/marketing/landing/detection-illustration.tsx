import { FoodPicture, type FoodPictureName } from '../food-picture'

interface Detection {
  readonly food: FoodPictureName
  readonly name: string
  readonly sure: string
  readonly place: string
}

const detections: readonly Detection[] = [
  { food: 'leafy-green', name: 'Spinach', sure: 'High 93 %', place: 'start-0 top-0' },
  { food: 'egg', name: 'Eggs', sure: 'Medium 88 %', place: 'end-0 bottom-0' },
]

/** A photo with its detected foods. */
export function DetectionIllustration() {
  return (
    <div className="relative h-44 w-full max-w-72">
      {detections.map(({ food, name, sure, place }) => (
        <div key={name} className={`absolute flex items-center gap-3 ${place}`}>
          <div className="relative p-3">
            <Corners />
            <FoodPicture name={food} className="size-14" />
          </div>
          <p className="rounded-inner border bg-raised px-2.5 py-1.5 text-sm leading-tight">
            <span className="block font-semibold">{name}</span>
            <span className="numbers text-ink-soft">{sure}</span>
          </p>
        </div>
      ))}
    </div>
  )
}

function Corners() {
  return (
    <svg aria-hidden viewBox="0 0 80 80" className="absolute inset-0 size-full stroke-herb">
      <path
        d="M2 18V8a6 6 0 0 1 6-6h10M62 2h10a6 6 0 0 1 6 6v10M78 62v10a6 6 0 0 1-6 6H62M18 78H8a6 6 0 0 1-6-6V62"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  )
}

import { CalendarClock, Check, Mic } from 'lucide-react'
import type { ComponentType } from 'react'
import { Badge } from '../../../ui/display/badge'
import { FoodPicture, type FoodPictureName, foodPictureHref } from '../food-picture'
import type { ProductFeatureId } from './features'

/** Three stock rows: one to use now, one that keeps, one that is out. */
function InventoryIllustration() {
  return (
    <ul className="w-full max-w-80 divide-y rounded-card border bg-raised px-3">
      <li className="flex h-12 items-center gap-2.5">
        <FoodPicture name="salmon-fillet" className="size-7" />
        <span className="me-auto font-medium">Salmon</span>
        <Badge tone="saffron" icon={<CalendarClock />}>
          Use by tomorrow
        </Badge>
      </li>
      <li className="flex h-12 items-center gap-2.5">
        <FoodPicture name="cheese-wedge" className="size-7" />
        <span className="me-auto font-medium">Feta</span>
        <Badge>Best within 9 days</Badge>
      </li>
      <li className="flex h-12 items-center gap-2.5">
        <FoodPicture name="lemon" className="size-7" />
        <span className="me-auto font-medium">Lemons</span>
        <Badge tone="tomato">Out of stock</Badge>
      </li>
    </ul>
  )
}

/** A spoken question over the pot, the answer, and a running timer. */
function VoiceIllustration() {
  return (
    <div className="flex w-full max-w-80 flex-col gap-2.5">
      <p className="flex items-center gap-2 self-end rounded-card rounded-ee-none border border-transparent bg-herb px-3.5 py-2 font-medium text-on-herb">
        <Mic className="size-4.5" /> How much butter?
      </p>
      <p className="self-start rounded-card rounded-es-none border bg-raised px-3.5 py-2">30 g butter.</p>
      <div className="flex items-center gap-3 rounded-card border bg-raised px-3.5 py-2.5">
        <svg aria-hidden viewBox="0 0 36 36" className="size-9 shrink-0 -rotate-90">
          <circle cx="18" cy="18" r="15" fill="none" className="stroke-shade" strokeWidth="5" />
          <circle
            cx="18"
            cy="18"
            r="15"
            fill="none"
            className="stroke-saffron"
            strokeWidth="5"
            strokeDasharray="65 95"
            strokeLinecap="round"
          />
        </svg>
        <span className="numbers font-heading text-xl font-title">3:24</span>
        <span className="text-sm text-ink-soft">Simmer the sauce</span>
      </div>
    </div>
  )
}

/** A dish on its plate, with the reason for the suggestion. */
function SuggestionIllustration() {
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
          <CalendarClock className="mt-0.5 size-4 shrink-0 text-saffron-ink" /> Uses spinach, 1 day left
        </p>
        <p className="text-ink-soft">You lack lemon, swap: vinegar</p>
      </div>
    </div>
  )
}

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
function DetectionIllustration() {
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

interface ListLineSample {
  readonly food: FoodPictureName
  readonly amount: string
  readonly name: string
  readonly why: string
  readonly ticked: boolean
}

const listLineSamples: readonly ListLineSample[] = [
  { food: 'lemon', amount: '2', name: 'lemons', why: 'in the trolley', ticked: true },
  {
    food: 'spaghetti',
    amount: '250 g',
    name: 'spaghetti',
    why: '750 g planned, 500 g at home',
    ticked: false,
  },
]

/** Two lines of a shopping list, one of them ticked. */
function ShoppingListIllustration() {
  return (
    <ul className="w-full max-w-80 divide-y rounded-card border bg-raised px-3">
      {listLineSamples.map(({ food, amount, name, why, ticked }) => (
        <li key={name} className="flex min-h-17 items-center gap-3">
          <span
            className={`grid size-7 shrink-0 place-items-center rounded-full border-2 ${
              ticked ? 'border-herb bg-herb text-on-herb' : 'border-edge'
            }`}
          >
            {ticked && <Check strokeWidth={3} className="size-4" />}
          </span>
          <FoodPicture name={food} className="size-7 shrink-0" />
          <span className="leading-tight">
            <span className={ticked ? 'text-ink-soft line-through' : ''}>
              <b className="font-semibold">{amount}</b> {name}
            </span>
            <span className="block text-sm text-ink-soft">{why}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A camera over a shelf: milk was added, an egg was taken. */
function CameraIllustration() {
  return (
    <svg aria-hidden viewBox="0 0 320 176" className="w-full max-w-80">
      <path d="M160 34 38 158h244Z" className="fill-saffron-wash" />
      <g className="fill-ink">
        <rect x="138" y="4" width="44" height="26" rx="7" />
        <circle cx="160" cy="27" r="10" />
      </g>
      <circle cx="160" cy="28" r="5" className="fill-sky" />
      <circle cx="174" cy="11" r="2.5" className="fill-saffron" />

      <use href={foodPictureHref('glass-of-milk')} x="52" y="96" width="58" height="58" />
      <use href={foodPictureHref('egg')} x="136" y="112" width="42" height="42" />
      <use href={foodPictureHref('egg')} x="176" y="112" width="42" height="42" />
      <path
        d="M238 114c9 0 16 14 16 24 0 9-7 15-16 15s-16-6-16-15c0-10 7-24 16-24Z"
        fill="none"
        className="stroke-edge"
        strokeWidth="2"
        strokeDasharray="4 4"
      />
      <rect x="24" y="156" width="272" height="7" rx="3.5" className="fill-edge" />

      <g className="font-text text-[0.8125rem] font-semibold">
        <rect x="38" y="66" width="88" height="26" rx="5" className="fill-raised stroke-line" />
        <text x="82" y="84" textAnchor="middle" className="fill-herb-ink">
          + 1 l milk
        </text>
        <rect x="204" y="76" width="70" height="26" rx="5" className="fill-raised stroke-line" />
        <text x="239" y="94" textAnchor="middle" className="fill-tomato-ink">
          − 1 egg
        </text>
      </g>
    </svg>
  )
}

const illustrations: Record<ProductFeatureId, ComponentType> = {
  detection: DetectionIllustration,
  inventory: InventoryIllustration,
  suggestions: SuggestionIllustration,
  grocery: ShoppingListIllustration,
  voice: VoiceIllustration,
  camera: CameraIllustration,
}

/** An illustration of a feature. Decorative: the text beside it says the same. */
export function FeatureIllustration({ id }: { readonly id: ProductFeatureId }) {
  const Drawing = illustrations[id]
  return (
    <div
      aria-hidden="true"
      className="grid h-56 grid-cols-[minmax(0,1fr)] place-items-center overflow-hidden rounded-card border bg-shade px-4 py-4 select-none sm:px-5"
    >
      <Drawing />
    </div>
  )
}

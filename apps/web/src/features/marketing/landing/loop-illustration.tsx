import type { ReactNode } from 'react'
import { foodPictureHref } from '../food-picture'

interface StationProps {
  readonly x: number
  readonly y: number
  readonly words: readonly string[]
  readonly children: ReactNode
}

/** Eight stations on a round track, clockwise from the top left, with a kitchen in the middle. */
export function LoopIllustration({ describedBy }: { readonly describedBy: string }) {
  return (
    <svg
      role="img"
      aria-label="The loop of a kitchen: scan, stock, suggest, plan, buy the shortfall, cook, deduct, leftovers, and scan again"
      aria-describedby={describedBy}
      viewBox="0 0 360 424"
      className="mx-auto w-full max-w-120"
    >
      <rect
        x="58"
        y="50"
        width="244"
        height="300"
        rx="44"
        fill="none"
        className="stroke-herb/40"
        strokeWidth="2"
      />
      <g className="fill-herb">
        <path d="m114 43 12 7-12 7z" />
        <path d="m236 43 12 7-12 7z" />
        <path d="m295 128 7 12 7-12z" />
        <path d="m295 280 7 12 7-12z" />
        <path d="m248 343-12 7 12 7z" />
        <path d="m126 343-12 7 12 7z" />
        <path d="m51 292 7-12 7 12z" />
        <path d="m51 140 7-12 7 12z" />
      </g>

      <g className="text-ink">
        <text x="180" y="188" textAnchor="middle" className="fill-ink font-heading text-[1.25rem] font-title">
          One kitchen,
        </text>
        <text x="180" y="213" textAnchor="middle" className="fill-ink font-heading text-[1.25rem] font-title">
          one set of books
        </text>
        <text x="180" y="237" textAnchor="middle" className="fill-ink-soft text-[0.8125rem]">
          every change can be undone
        </text>
      </g>

      <Station x={58} y={50} words={['Scan']}>
        <path
          d="M-17-8v-5a4 4 0 0 1 4-4h5M8-17h5a4 4 0 0 1 4 4v5M17 8v5a4 4 0 0 1-4 4H8M-8 17h-5a4 4 0 0 1-4-4V8"
          fill="none"
          className="stroke-herb"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
        <use href={foodPictureHref('tomato')} x="-11" y="-11" width="22" height="22" />
      </Station>
      <Station x={180} y={50} words={['Stock']}>
        <g className="stroke-edge" strokeWidth="2.5" strokeLinecap="round">
          <path d="M-19 1h38M-19 19h38" />
        </g>
        <use href={foodPictureHref('glass-of-milk')} x="-17" y="-17" width="17" height="17" />
        <use href={foodPictureHref('cheese-wedge')} x="1" y="-16" width="16" height="16" />
        <use href={foodPictureHref('egg')} x="-16" y="3" width="15" height="15" />
        <use href={foodPictureHref('lemon')} x="1" y="2" width="16" height="16" />
      </Station>
      <Station x={302} y={50} words={['Suggest']}>
        <circle r="19" className="fill-dish stroke-edge" strokeWidth="1.5" />
        <circle r="14" fill="none" className="stroke-saffron" strokeWidth="1.5" />
        <use href={foodPictureHref('leafy-green')} x="-11" y="-11" width="22" height="22" />
      </Station>
      <Station x={302} y={200} words={['Plan']}>
        <rect
          x="-18"
          y="-15"
          width="36"
          height="33"
          rx="4"
          className="fill-raised stroke-edge"
          strokeWidth="2"
        />
        <path d="M-9-20v8M9-20v8M-18-5h36" className="stroke-edge" strokeWidth="2" strokeLinecap="round" />
        <g className="fill-herb">
          <rect x="-12" y="0" width="6" height="5" rx="1.5" />
          <rect x="-3" y="0" width="6" height="5" rx="1.5" className="fill-saffron" />
          <rect x="6" y="0" width="6" height="5" rx="1.5" />
          <rect x="-12" y="8" width="6" height="5" rx="1.5" className="fill-saffron" />
          <rect x="-3" y="8" width="6" height="5" rx="1.5" />
        </g>
      </Station>
      <Station x={302} y={350} words={['Buy the', 'shortfall']}>
        <path
          d="M-18-5h36l-4 19a4 4 0 0 1-4 3h-20a4 4 0 0 1-4-3zM-11-5l6-12M11-5 5-17"
          className="fill-saffron-wash stroke-saffron-ink"
          strokeWidth="2"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <text y="11" textAnchor="middle" className="fill-saffron-ink text-[0.625rem] font-bold">
          250 g
        </text>
      </Station>
      <Station x={180} y={350} words={['Cook']}>
        <path
          d="M-15-2h30v12a6 6 0 0 1-6 6H-9a6 6 0 0 1-6-6zM-21 2h6M15 2h6"
          className="fill-tomato stroke-tomato"
          strokeWidth="2.5"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <path
          d="M-7-8c-3-4 3-6 0-10M1-8c-3-4 3-6 0-10M9-8c-3-4 3-6 0-10"
          fill="none"
          className="stroke-edge"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </Station>
      <Station x={58} y={350} words={['Deduct']}>
        <use href={foodPictureHref('leafy-green')} x="-17" y="-15" width="28" height="28" />
        <circle cx="11" cy="10" r="9" className="fill-tomato" />
        <path d="M7 10h8" className="stroke-on-tomato" strokeWidth="2.5" strokeLinecap="round" />
      </Station>
      <Station x={58} y={200} words={['Leftovers']}>
        <rect
          x="-18"
          y="-8"
          width="36"
          height="24"
          rx="5"
          className="fill-sky-wash stroke-sky"
          strokeWidth="2"
        />
        <rect x="-20" y="-14" width="40" height="8" rx="3" className="fill-sky" />
        <path d="M-9 5h18" className="stroke-sky" strokeWidth="2.5" strokeLinecap="round" />
      </Station>
    </svg>
  )
}

function Station({ x, y, words, children }: StationProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="40" className="fill-paper" />
      <circle r="31" className="fill-raised stroke-line" strokeWidth="1.5" />
      {children}
      {words.map((word, line) => (
        <text
          key={word}
          y={51 + line * 17}
          textAnchor="middle"
          className="fill-ink stroke-paper text-[0.9375rem] font-semibold [paint-order:stroke]"
          strokeWidth="6"
          strokeLinejoin="round"
        >
          {word}
        </text>
      ))}
    </g>
  )
}

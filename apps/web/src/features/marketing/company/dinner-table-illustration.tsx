/** A dinner table seen from above, drawn in the theme's colours. */
export function DinnerTableIllustration() {
  return (
    <svg aria-hidden="true" viewBox="0 0 480 400" className="mx-auto w-full max-w-xl">
      <rect width="480" height="400" rx="20" className="fill-shade" />
      <rect x="36" y="214" width="214" height="132" rx="22" className="fill-dish-wood" />
      <g className="fill-none stroke-dish-grain" strokeWidth="2" strokeLinecap="round">
        <path d="M60 244h120M84 262h142M58 298h96M92 320h128" />
      </g>
      <circle cx="226" cy="280" r="7" className="fill-shade" />

      <g className="fill-dish-red">
        <circle cx="88" cy="282" r="23" />
        <circle cx="132" cy="300" r="23" />
      </g>
      <g className="fill-none stroke-dish-green" strokeWidth="5" strokeLinecap="round">
        <path d="M88 282v-10M88 282l9 5M88 282l-9 5M132 300v-10M132 300l9 5M132 300l-9 5" />
      </g>
      <g className="fill-dish-cream stroke-dish-golden" strokeWidth="3">
        <circle cx="176" cy="258" r="15" />
        <circle cx="192" cy="272" r="15" />
      </g>

      <circle cx="306" cy="164" r="122" className="fill-dish stroke-line" strokeWidth="2" />
      <circle cx="306" cy="164" r="92" className="fill-dish-well" />
      <g className="fill-dish-green">
        <path d="M236 176c-6-34 20-66 56-68 4 36-20 68-56 68Z" />
        <path d="M262 226c-26-22-28-60-6-84 28 20 30 60 6 84Z" />
        <path d="M350 120c28 6 44 36 36 66-30-8-46-38-36-66Z" />
        <path d="M300 244c10-28 42-42 72-28-12 30-44 42-72 28Z" />
      </g>
      <g className="fill-none stroke-paper" strokeWidth="2" strokeLinecap="round" opacity="0.7">
        <path d="M244 168c14-20 26-36 42-52M258 216c-4-22-6-44-4-64M356 130c8 16 16 32 26 48M310 240c18-6 36-12 52-20" />
      </g>
      <path
        d="M262 160c2-28 32-46 62-38 34 8 50 32 40 60-8 26-34 42-64 34-26-6-40-28-38-56Z"
        className="fill-dish-cream"
      />
      <circle cx="312" cy="166" r="27" className="fill-dish-golden" />
      <path
        d="M300 156a17 17 0 0 1 12-8"
        className="fill-none stroke-dish-cream"
        strokeWidth="4"
        strokeLinecap="round"
      />

      <g className="fill-none stroke-edge" strokeWidth="7" strokeLinecap="round">
        <path d="M130 62v116" />
        <path d="M118 62v26a12 12 0 0 0 24 0V62" strokeWidth="5" />
        <path d="M452 70v104" />
      </g>
      <path d="M452 60c10 14 12 44 4 66h-8c-6-22-4-52 4-66Z" className="fill-edge" />

      <circle cx="388" cy="330" r="44" className="fill-dish stroke-line" strokeWidth="2" />
      <circle cx="388" cy="330" r="31" className="fill-dish-brown" />
      <path
        d="M372 322a18 18 0 0 1 16-10"
        className="fill-none stroke-dish-golden"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M52 44h44l-6 74H58Z" className="fill-sky-wash stroke-line" strokeWidth="2" />
      <path d="M56 72h36l-4 44H60Z" className="fill-sky" opacity="0.45" />
    </svg>
  )
}

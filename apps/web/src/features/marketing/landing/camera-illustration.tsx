import { foodPictureHref } from '../food-picture'

/** A camera over a shelf: milk was added, an egg was taken. */
export function CameraIllustration() {
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

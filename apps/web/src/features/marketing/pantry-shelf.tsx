/** Two shelves of a well-kept larder, drawn in the theme's own colours. */
export function PantryShelf() {
  return (
    <svg aria-hidden="true" viewBox="0 0 480 400" className="mx-auto w-full max-w-xl">
      <rect width="480" height="400" rx="20" className="fill-shade" />
      <g className="fill-edge">
        <rect x="28" y="186" width="424" height="10" rx="5" />
        <rect x="28" y="354" width="424" height="10" rx="5" />
      </g>

      <g>
        <rect
          x="56"
          y="84"
          width="72"
          height="102"
          rx="12"
          className="fill-raised stroke-line"
          strokeWidth="2"
        />
        <rect x="58" y="124" width="68" height="60" rx="10" className="fill-saffron" />
        <rect x="62" y="68" width="60" height="16" rx="4" className="fill-ink-soft" />
        <rect x="70" y="138" width="44" height="24" rx="4" className="fill-raised" />
      </g>
      <g>
        <rect
          x="148"
          y="60"
          width="64"
          height="126"
          rx="12"
          className="fill-raised stroke-line"
          strokeWidth="2"
        />
        <rect x="150" y="82" width="60" height="102" rx="10" className="fill-tomato" />
        <rect x="154" y="44" width="52" height="16" rx="4" className="fill-ink-soft" />
        <rect x="160" y="116" width="40" height="28" rx="4" className="fill-raised" />
      </g>
      <g>
        <path d="M236 186V110c0-14 10-18 10-34V48h24v28c0 16 10 20 10 34v76Z" className="fill-herb" />
        <rect x="244" y="36" width="28" height="14" rx="4" className="fill-ink" />
        <rect x="244" y="126" width="28" height="36" rx="4" className="fill-raised" />
      </g>
      <g>
        <path
          d="M312 186c-14-34 0-70 34-70s48 36 34 70Z"
          className="fill-saffron-wash stroke-saffron"
          strokeWidth="2"
        />
        <path
          d="M330 118c4-14 28-14 32 0"
          fill="none"
          className="stroke-saffron-ink"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path
          d="M332 150h28M332 162h20"
          fill="none"
          className="stroke-saffron-ink"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </g>
      <g>
        <circle cx="412" cy="164" r="22" className="fill-tomato" />
        <path
          d="M412 144c0-8 4-12 10-14M412 144c-6-5-12-5-16-2"
          fill="none"
          className="stroke-herb"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>

      <g>
        <path d="M52 290h112l-10 64H62Z" className="fill-raised stroke-line" strokeWidth="2" />
        <path d="M62 310h92M65 330h86" fill="none" className="stroke-line" strokeWidth="3" />
        <g className="fill-herb">
          <path d="M84 290c-16-26-8-50 4-58 12 14 12 38 2 58Z" />
          <path d="M104 290c-8-30 2-58 14-64 10 18 6 44-6 64Z" />
          <path d="M124 290c0-22 12-40 28-42 2 18-6 34-20 42Z" />
        </g>
      </g>
      <g>
        <rect
          x="196"
          y="246"
          width="84"
          height="108"
          rx="12"
          className="fill-raised stroke-line"
          strokeWidth="2"
        />
        <rect x="198" y="274" width="80" height="78" rx="10" className="fill-sky-wash" />
        <rect x="204" y="230" width="68" height="16" rx="4" className="fill-ink-soft" />
        <g className="fill-sky">
          <circle cx="218" cy="294" r="6" />
          <circle cx="240" cy="310" r="6" />
          <circle cx="258" cy="290" r="6" />
          <circle cx="222" cy="330" r="6" />
          <circle cx="256" cy="334" r="6" />
        </g>
      </g>
      <g className="fill-raised stroke-line" strokeWidth="2">
        <g className="fill-[oklch(0.985_0.01_85)]">
          <ellipse cx="324" cy="332" rx="17" ry="22" />
          <ellipse cx="360" cy="332" rx="17" ry="22" />
          <ellipse cx="396" cy="332" rx="17" ry="22" />
        </g>
        <path d="M300 330h120l-8 24H308Z" className="fill-saffron-wash" />
      </g>
    </svg>
  )
}

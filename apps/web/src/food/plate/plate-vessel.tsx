import { classNames } from '../../ui/class-names'
import type { Vessel } from './plate-layout'
import type { Tint } from './plate-tint'

interface PlateVesselProps {
  readonly vessel: Vessel
  readonly tint: Tint
  /** The stroke of the painted rim, in the colour of the cloth. */
  readonly rim: string
  readonly lace: boolean
}

const fills: Record<Tint, string> = {
  golden: 'fill-dish-golden',
  red: 'fill-dish-red',
  pink: 'fill-dish-pink',
  green: 'fill-dish-green',
  cream: 'fill-dish-cream',
  brown: 'fill-dish-brown',
}

const shadow = 'fill-veil opacity-30'
const china = 'fill-dish stroke-line'
const silver = 'fill-none stroke-edge/70'

/** Draws the vessel from above; a glass and a mug from the side. */
export function PlateVessel({ vessel, tint, rim, lace }: PlateVesselProps) {
  if (vessel === 'glass') return <Glass fill={fills[tint]} rim={rim} />
  if (vessel === 'mug') return <Mug fill={fills[tint]} rim={rim} />
  if (vessel === 'board') return <Board />
  return (
    <>
      <Cutlery spoon={vessel === 'bowl'} />
      <circle cx="50" cy="52.5" r="45.5" className={shadow} />
      <circle cx="50" cy="50" r="45.5" className={china} strokeWidth="0.6" />
      {lace && (
        <circle
          cx="50"
          cy="50"
          r="41.8"
          className={classNames('fill-none', rim)}
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeDasharray="0 4.69"
        />
      )}
      {!lace && (
        <circle cx="50" cy="50" r="42.4" className={classNames('fill-none', rim)} strokeWidth="1.3" />
      )}
      {vessel === 'bowl' ? (
        <>
          <circle cx="50" cy="50" r="38.5" className="fill-dish-well" />
          <circle cx="50" cy="51" r="37.5" className={fills[tint]} />
          <path
            d="M20 38 A32 32 0 0 1 40 20.5"
            className="fill-none stroke-dish-cream/70"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </>
      ) : (
        <circle cx="50" cy="50" r="33.5" className="fill-dish-well stroke-line" strokeWidth="0.7" />
      )}
    </>
  )
}

/** Cutlery beside the plate, visible only in wide pictures. */
function Cutlery({ spoon }: { readonly spoon: boolean }) {
  return (
    <g className={silver} strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
      {!spoon && <path d="M-15 20 v13 a5 5 0 0 0 10 0 v-13 M-10 20 v62" />}
      {spoon ? (
        <path d="M111 46 v36 M111 46 a6 9.5 0 1 1 0.1 0" />
      ) : (
        <path d="M110 82 v-62 c6 5 7 20 6 34 h-6" />
      )}
    </g>
  )
}

function Board() {
  return (
    <>
      <rect x="-4" y="20" width="108" height="66" rx="9" className={shadow} />
      <rect x="98" y="42" width="18" height="18" rx="8" className="fill-dish-wood stroke-dish-grain" />
      <rect
        x="-4"
        y="17"
        width="108"
        height="66"
        rx="9"
        className="fill-dish-wood stroke-dish-grain"
        strokeWidth="1"
      />
      <circle cx="109.5" cy="51" r="2.8" className="fill-dish-grain" />
      <path
        d="M6 30 h52 M70 30 h26 M6 72 h22 M40 72 h56"
        className="fill-none stroke-dish-grain"
        strokeWidth="1"
        strokeLinecap="round"
      />
    </>
  )
}

function Glass({ fill, rim }: { readonly fill: string; readonly rim: string }) {
  return (
    <>
      <ellipse cx="50" cy="91" rx="26" ry="4.5" className={shadow} />
      <path d="M58 50 L70 2" className={classNames('fill-none', rim)} strokeWidth="3" strokeLinecap="round" />
      <path
        d="M31 12 h38 l-4.6 73 a6 6 0 0 1 -6 5.6 h-16.8 a6 6 0 0 1 -6 -5.6 z"
        className="fill-dish/50 stroke-edge/60"
        strokeWidth="1.2"
      />
      <path d="M33.6 26 h32.8 l-3.7 58.4 a4 4 0 0 1 -4 3.7 h-17.4 a4 4 0 0 1 -4 -3.7 z" className={fill} />
      <g className="fill-dish-cream/35 stroke-dish-cream/60" strokeWidth="0.8">
        <rect x="39" y="22" width="11" height="11" rx="2.4" transform="rotate(-14 44 27)" />
        <rect x="51" y="25" width="10" height="10" rx="2.4" transform="rotate(18 56 30)" />
      </g>
      <path
        d="M39.5 44 l2 30"
        className="fill-none stroke-dish-cream/70"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </>
  )
}

function Mug({ fill, rim }: { readonly fill: string; readonly rim: string }) {
  return (
    <>
      <ellipse cx="51" cy="90" rx="31" ry="4.5" className={shadow} />
      <g className="fill-none stroke-edge/60" strokeWidth="2.2" strokeLinecap="round">
        <path d="M40 22 c-4 -5 4 -8 0 -14 M50 20 c-4 -5 4 -8 0 -15 M60 22 c-4 -5 4 -8 0 -14" />
      </g>
      <path
        d="M70 46 h5 a11 11 0 0 1 0 24 h-7"
        className="fill-none stroke-edge/60"
        strokeWidth="7.5"
        strokeLinecap="round"
      />
      <path
        d="M70 46 h5 a11 11 0 0 1 0 24 h-7"
        className="fill-none stroke-dish"
        strokeWidth="5.5"
        strokeLinecap="round"
      />
      <path
        d="M28 34 h44 v38 a17 17 0 0 1 -17 17 h-10 a17 17 0 0 1 -17 -17 z"
        className="fill-dish stroke-edge/60"
        strokeWidth="1.2"
      />
      <path d="M28.6 62 h42.8 M28.6 67 h42.8" className={classNames('fill-none', rim)} strokeWidth="1.6" />
      <ellipse cx="50" cy="34" rx="22" ry="6" className="fill-dish stroke-edge/60" strokeWidth="1.2" />
      <ellipse cx="50" cy="34.6" rx="19" ry="4.4" className={fill} />
    </>
  )
}

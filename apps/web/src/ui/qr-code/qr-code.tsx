import { encodeQr } from './encode-qr'

interface QrCodeProps {
  readonly text: string
  /** What it leads to, for screen readers. */
  readonly label: string
  readonly className?: string
}

/** A QR code, dark on light in both themes: not every camera reads the opposite. Too long a text has none. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const modules = encodeQr(text)
  if (!modules) return null
  const path = modules.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x + 4} ${y + 4}h1v1h-1z`] : [])),
  )
  const size = modules.length + 8
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={className}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}

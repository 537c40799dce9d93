import type { ScanKind } from '@larder/contract/scan'
import { Carrot, Cctv, ReceiptText, ScanBarcode } from 'lucide-react'

const icons = { photo: Carrot, receipt: ReceiptText, barcode: ScanBarcode, camera: Cctv }

/** Decorative icon beside the mode's name. */
export function ScanModeIcon({ way, className }: { readonly way: ScanKind; readonly className?: string }) {
  const Icon = icons[way]
  return <Icon aria-hidden className={className} />
}

import { scan } from '@larder/contract/scan'
import type { ServeStream } from '../../http/events/serve-stream'
import type { Serve } from '../../http/serve'
import { createSaveScan } from './lines/save-scan'
import type { ScanParts } from './parts'
import { createPhotoScan } from './photos/photo-scan'
import { createBarcodeDigitsScan } from './products/barcode-digits-scan'
import { createBarcodeScan } from './products/barcode-scan'
import { createHouseholdProducts } from './products/household-products'
import { createLabelScan } from './products/label-scan'
import { createPackDateScan } from './products/pack-date-scan'
import { createReceiptScan } from './receipts/receipt-scan'
import { createScanQuota } from './scan-quota'
import { createScanRunner } from './scan-runner'
import { createScans } from './scans'

export function serveScan(serve: Serve, serveStream: ServeStream, parts: ScanParts): void {
  const count = createScanQuota(parts)
  const runner = createScanRunner(parts, count)
  const photo = createPhotoScan(parts, runner)
  const receipts = createReceiptScan(parts, runner)
  const barcode = createBarcodeScan(parts, count)
  const barcodeDigits = createBarcodeDigitsScan(parts)
  const packDate = createPackDateScan(parts)
  const label = createLabelScan(parts)
  const scans = createScans(parts)
  const save = createSaveScan(parts)
  const { teach, forget } = createHouseholdProducts(parts)

  serve(scan.allowance, (_, { actor }) => count.remaining(actor))
  serveStream(scan.photo, ({ query, picture }, { actor }, signal) => photo(actor, query, picture, signal))
  serveStream(scan.addPhoto, ({ params, query, picture }, { actor }, signal) =>
    photo(actor, { scan: params.id, ...query }, picture, signal),
  )
  serveStream(scan.receipt, ({ query, picture }, { actor }, signal) =>
    receipts.photographed(actor, query, picture, signal),
  )
  serve(scan.receiptText, ({ body }, { actor, signal }) => receipts.text(actor, body, signal))
  serve(scan.barcode, ({ body }, { actor }) => barcode(actor, body))
  serve(scan.barcodeDigits, ({ picture }, { actor, signal }) => barcodeDigits(actor, picture, signal))
  serve(scan.packDate, ({ picture }, { actor, signal }) => packDate(actor, picture, signal))
  serve(scan.label, ({ query, picture }, { actor, signal }) => label(actor, query, picture, signal))
  serve(scan.list, ({ query }, { actor }) => scans.list(actor, query))
  serve(scan.get, ({ params }, { actor }) => scans.get(actor, params.id))
  serve(scan.picture, ({ params, query }, { actor }) => scans.picture(actor, params.id, query.photo))
  serve(scan.save, ({ params, body }, { actor }) => save(actor, params.id, body))
  serve(scan.drop, ({ params }, { actor }) => scans.drop(actor, params.id))
  serve(scan.teach, ({ params, body }, { actor }) => teach(actor, params.code, body))
  serve(scan.forget, ({ params }, { actor }) => forget(actor, params.code))
}

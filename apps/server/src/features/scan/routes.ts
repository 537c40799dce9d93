import { scan } from '@larder/contract/scan'
import type { Serve } from '../../http/serve'
import type { ServeStream } from '../../http/serve-stream'
import { openScanCount } from './allowance'
import { openCodes } from './codes'
import { openPackDates } from './pack-dates'
import type { ScanParts } from './parts'
import { openPhotos } from './photos'
import { openTeaching } from './products'
import { openReceipts } from './receipts'
import { openSaving } from './saving'
import { openScans } from './scans'
import { openWatching } from './watching'

export function serveScan(serve: Serve, serveStream: ServeStream, parts: ScanParts): void {
  const count = openScanCount(parts)
  const watching = openWatching(parts, count)
  const photo = openPhotos(parts, watching)
  const receipts = openReceipts(parts, watching)
  const barcode = openCodes(parts, count)
  const packDate = openPackDates(parts)
  const scans = openScans(parts)
  const save = openSaving(parts)
  const { teach, forget } = openTeaching(parts)

  serve(scan.allowance, (_, { actor }) => count.left(actor))
  serveStream(scan.photo, ({ query, picture }, { actor }, signal) => photo(actor, query, picture, signal))
  serveStream(scan.receipt, ({ query, picture }, { actor }, signal) =>
    receipts.photographed(actor, query, picture, signal),
  )
  serve(scan.receiptText, ({ body }, { actor }) => receipts.text(actor, body))
  serve(scan.barcode, ({ body }, { actor }) => barcode(actor, body))
  serve(scan.packDate, ({ picture }, { actor }) => packDate(actor, picture))
  serve(scan.list, ({ query }, { actor }) => scans.list(actor, query))
  serve(scan.get, ({ params }, { actor }) => scans.get(actor, params.id))
  serve(scan.picture, ({ params }, { actor }) => scans.picture(actor, params.id))
  serve(scan.save, ({ params, body }, { actor }) => save(actor, params.id, body))
  serve(scan.drop, ({ params }, { actor }) => scans.drop(actor, params.id))
  serve(scan.teach, ({ params, body }, { actor }) => teach(actor, params.code, body))
  serve(scan.forget, ({ params }, { actor }) => forget(actor, params.code))
}

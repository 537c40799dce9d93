import * as z from 'zod/mini'
import { affected } from './http/affects'
import { endpoint, feature } from './http/endpoint'
import { AmountText, ClientIdempotencyKey, maxPictureBytes, textField, Uuid } from './http/fields'
import { PageQuery } from './http/paging'
import { CategoryName, InventoryItem, ItemLocation, NewItem } from './inventory/item'
import { ParsedPackDate, Scan, ScanAllowance, ScanEvent, ScanLine } from './scan/scan-result'
import { ScannedLabel } from './scan/scanned-label'

export * from './scan/scan-result'
export * from './scan/scanned-label'

/** Maximum length of a receipt given as text. Example: an e-receipt of a weekly shop has some 5,000 characters. */
export const maxReceiptLength = 20_000

/** Maximum number of photos of one scan, which counts once. Example: three shelves, the door and a bag are five. */
export const maxScanPhotos = 6

const byId = z.object({ id: Uuid })
/** The digits of a barcode as read or typed. Example: '4006381333931'. */
const Code = z.string().check(z.trim(), z.minLength(3), z.maxLength(40))
const badPicture = [
  'not-a-picture',
  'broken-picture',
  'animated-picture',
  'too-many-pixels',
  'too-large',
] as const
const scanErrors = [
  'scan-limit',
  'scanner-busy',
  'scan-not-found',
  'scan-over',
  'household-not-found',
] as const

const PictureQuery = z.object({
  /** The scan id from the device, so that a retry is the same scan. */
  scan: Uuid,
  /** Stores the picture with the scan; otherwise it is deleted after recognition. */
  keep: z._default(z.stringbool(), false),
})

/** An item to save, as the cook edited it. Example: `{ key: '1', name: 'Spinach', amount: '2', unit: 'bunches' }`. */
export const SavedScanLine = z.extend(z.omit(NewItem, { action: true, source: true }), {
  /** The line of the scan; absent if the cook added the item. */
  key: z.optional(z.string().check(z.maxLength(40))),
})
/** An item to save. Example: two bunches of spinach. */
export type SavedScanLine = z.infer<typeof SavedScanLine>

/** A product as the household defined it. Example: `{ code: '4006381333931', name: 'Oat drink', amount: '1', unit: 'l' }`. */
export const Product = z.object({
  code: z.string(),
  name: z.string(),
  amount: z.string(),
  unit: z.string(),
  category: CategoryName,
  foodId: z.optional(z.string()),
  location: z.optional(ItemLocation),
})
/** A product as the household defined it. Example: `product.name`. */
export type Product = z.infer<typeof Product>

/** Scans of pictures, receipts and barcodes. Example: `scan.photo`. */
export const scan = feature('scan', {
  allowance: endpoint({
    method: 'GET',
    path: '/scan-allowance',
    access: 'cook',
    summary: 'Returns the remaining scans of today.',
    data: ScanAllowance,
  }),
  photo: endpoint({
    method: 'POST',
    path: '/scans/photo',
    access: 'cook',
    summary: 'Recognises the foods on a photo, with progress. The picture is kept only on request.',
    affects: ['scan', 'notifications'],
    query: PictureQuery,
    takes: 'picture',
    largest: maxPictureBytes,
    data: ScanEvent,
    stream: true,
    errors: [...badPicture, ...scanErrors],
  }),
  addPhoto: endpoint({
    method: 'POST',
    path: '/scans/:id/photos',
    access: 'cook',
    summary:
      'Recognises the foods on another photo of an open scan, with progress, and adds them to its lines. Does not count as another scan.',
    affects: ['scan', 'notifications'],
    params: byId,
    query: z.object({
      /** The photo id from the device, so that a retry is the same photo. */
      photo: Uuid,
      /** Stores the picture with the scan; otherwise it is deleted after recognition. */
      keep: z._default(z.stringbool(), false),
    }),
    takes: 'picture',
    largest: maxPictureBytes,
    data: ScanEvent,
    stream: true,
    errors: [...badPicture, ...scanErrors, 'too-many-scan-photos'],
  }),
  receipt: endpoint({
    method: 'POST',
    path: '/scans/receipt',
    access: 'cook',
    summary: 'Reads a photographed receipt, with progress: store, date, items, prices, total.',
    affects: ['scan', 'notifications'],
    query: PictureQuery,
    takes: 'picture',
    largest: maxPictureBytes,
    data: ScanEvent,
    stream: true,
    errors: [...badPicture, ...scanErrors],
  }),
  receiptText: endpoint({
    method: 'POST',
    path: '/scans/receipt-text',
    access: 'cook',
    summary: 'Reads the text of an electronic receipt.',
    affects: ['scan', 'notifications'],
    body: z.object({ scan: Uuid, text: z.string().check(z.minLength(1), z.maxLength(maxReceiptLength)) }),
    data: ScanEvent,
    errors: [...scanErrors],
  }),
  barcode: endpoint({
    method: 'POST',
    path: '/scans/barcode',
    access: 'cook',
    summary:
      'Looks up a barcode and adds its product to the scan. Codes with the same scan id count as one scan. If the product is unknown, ‘line’ is absent and `teach` stores an answer. With ‘lookUpOnly’ nothing is added or counted.',
    affects: ['scan', 'notifications'],
    body: z.object({
      scan: Uuid,
      code: Code,
      /** Adds nothing: for a picture with several codes, of which the cook chooses. */
      lookUpOnly: z.optional(z.boolean()),
    }),
    data: z.object({
      /** The code as printed under the bars. */
      code: z.string(),
      /** A shop's internal code: never looked up externally. */
      inStore: z.boolean(),
      line: z.optional(ScanLine),
      scan: z.optional(Scan),
      allowance: ScanAllowance,
    }),
    errors: ['not-a-barcode', ...scanErrors],
  }),
  barcodeDigits: endpoint({
    method: 'POST',
    path: '/scans/barcode-digits',
    access: 'cook',
    summary:
      'Reads the digits printed under bars that the device could not read. ‘code’ is absent unless the check digit confirms them. Does not count as a scan.',
    reads: true,
    takes: 'picture',
    largest: maxPictureBytes,
    data: z.object({
      /** The code, to look up with `barcode`. */
      code: z.optional(z.string()),
    }),
    errors: [...badPicture, 'scanner-busy'],
  }),
  packDate: endpoint({
    method: 'POST',
    path: '/scans/pack-date',
    access: 'cook',
    summary: 'Reads the date printed on a pack. Does not count as a scan.',
    reads: true,
    takes: 'picture',
    largest: maxPictureBytes,
    data: ParsedPackDate,
    errors: [...badPicture, 'scanner-busy'],
  }),
  label: endpoint({
    method: 'POST',
    path: '/scans/label',
    access: 'cook',
    summary:
      'Reads the list of ingredients and the nutrition table on a photo of a label. What was not read clearly is ‘not known’. Does not count as a scan.',
    reads: true,
    query: z.object({
      /** The product, for the verdicts on it. */
      name: textField({ max: 120 }),
      foodId: z.optional(textField({ max: 80 })),
    }),
    takes: 'picture',
    largest: maxPictureBytes,
    data: ScannedLabel,
    errors: [...badPicture, 'scanner-busy'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/scans',
    access: 'cook',
    summary: 'Lists the household’s scans, newest first.',
    query: PageQuery,
    data: Scan,
    paged: true,
  }),
  get: endpoint({
    method: 'GET',
    path: '/scans/:id',
    access: 'cook',
    summary: 'Returns a scan.',
    params: byId,
    data: Scan,
    errors: ['scan-not-found'],
  }),
  picture: endpoint({
    method: 'GET',
    path: '/scans/:id/picture',
    access: 'cook',
    summary: 'Returns the picture of a scan, or of several the one asked for, if it was kept.',
    params: byId,
    query: z.object({
      photo: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(maxScanPhotos)), 1),
    }),
    gives: 'picture',
    errors: ['scan-not-found', 'no-picture'],
  }),
  save: endpoint({
    method: 'POST',
    path: '/scans/:id/save',
    access: 'cook',
    summary:
      'Adds the reviewed items of a scan to the stock in one booking. Items with the same location and date are merged. Corrections, confirmations and prices are remembered.',
    affects: [...affected.stock, 'scan', 'shopping'],
    keyed: 'body',
    params: byId,
    body: z.object({
      lines: z.array(SavedScanLine).check(z.minLength(1), z.maxLength(300)),
      action: z.optional(ClientIdempotencyKey),
    }),
    data: z.object({ saved: z.int(), items: z.array(InventoryItem), booking: z.int() }),
    errors: [
      'scan-not-found',
      'scan-over',
      'too-many-items',
      'idempotency-key-reused',
      'household-not-found',
    ],
  }),
  drop: endpoint({
    method: 'POST',
    path: '/scans/:id/drop',
    access: 'cook',
    summary: 'Discards a scan and deletes its picture.',
    affects: ['scan', 'notifications'],
    params: byId,
    data: Scan,
    errors: ['scan-not-found', 'scan-over', 'household-not-found'],
  }),
  teach: endpoint({
    method: 'PUT',
    path: '/products/:code',
    access: 'cook',
    summary: 'Stores the household’s product for a barcode.',
    affects: ['scan'],
    params: z.object({ code: Code }),
    body: z.object({
      name: textField({ max: 120 }),
      amount: z._default(AmountText, '1'),
      unit: z._default(textField({ min: 0, max: 40 }), ''),
      category: z.optional(CategoryName),
      foodId: z.optional(z.nullable(textField({ max: 80 }))),
      location: z.optional(ItemLocation),
    }),
    data: Product,
    errors: ['not-a-barcode', 'too-many-products', 'household-not-found'],
  }),
  forget: endpoint({
    method: 'DELETE',
    path: '/products/:code',
    access: 'cook',
    summary: 'Deletes the household’s product for a barcode.',
    affects: ['scan'],
    params: z.object({ code: Code }),
    errors: ['not-a-barcode', 'product-not-found', 'household-not-found'],
  }),
})

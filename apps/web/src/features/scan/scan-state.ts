import type { ReceiptHeader, Scan, ScanEvent, ScanKind, ScanLine } from '@larder/contract/scan'
import type { ScanMode } from './scan-mode'

/** The input of a scan: a picture, or the text of an e-receipt. */
export type ScanInput = { readonly picture: Blob } | { readonly text: string }

/** The progress and the current activity of recognition. */
export type RecognitionProgress = Omit<Extract<ScanEvent, { kind: 'progress' }>, 'kind'>

/** A finished scan with its results. */
interface ShownScan {
  readonly step: 'shown'
  readonly way: ScanMode
  readonly looked?: ScanInput | undefined
}

/** One of several barcodes in a picture: its product, if it is known, or why it could not be looked up. */
export interface BarcodeChoice {
  readonly code: string
  readonly product?: Pick<ScanLine, 'name' | 'amount' | 'unit'> | undefined
  readonly failure?: string
}

/** The state of the screen. */
export type ScanState =
  | { readonly step: 'choosing' }
  /** `back`: the scan that another photo is taken for. */
  | { readonly step: 'camera'; readonly way: ScanMode; readonly back?: ShownScan }
  | {
      readonly step: 'looking'
      readonly way: ScanMode
      /** The id is created here, so that a retry is the same scan. */
      readonly scan: string
      readonly looked: ScanInput | 'sample'
      /** The number of pictures that are scanned after this one. */
      readonly others?: number
      readonly progress?: RecognitionProgress
    }
  | ShownScan
  /** A picture with several barcodes: nothing is added before the cook says which. */
  | {
      readonly step: 'which-codes'
      readonly way: 'barcode'
      readonly looked: ScanInput
      readonly choices: readonly BarcodeChoice[]
    }
  | {
      readonly step: 'nothing'
      readonly way: ScanMode
      readonly looked: ScanInput
      readonly notes: readonly string[]
    }
  | {
      readonly step: 'failed'
      readonly way: ScanMode
      readonly scan: string
      readonly looked: ScanInput
      readonly failure: ScanFailure
    }

export interface ScanFailure {
  /** The error code, if the server returned one. */
  readonly code: string
  readonly sentence: string
}

/** A scan without its lines. */
export interface ScanSummary {
  readonly id: string
  readonly kind: ScanKind
  readonly seenBy: string
  readonly notes: readonly string[]
  readonly receipt?: ReceiptHeader | undefined
  /** The number of its photos when it was opened; absent for one. */
  readonly photos?: number | undefined
  /** The specification's sample for visitors; nothing of it is stored. */
  readonly sample?: true
  /** Recognised on this device because the server was unreachable. The server does not have this scan. */
  readonly here?: true
}

export function toScanSummary({ id, kind, seenBy, notes, receipt, photos }: Scan): ScanSummary {
  return { id, kind, seenBy, notes, receipt, photos }
}

/** Returns the scanned picture, if the input is one. */
export function getScanPicture(stage: ScanState): Blob | undefined {
  const input = 'looked' in stage ? stage.looked : undefined
  return typeof input === 'object' && 'picture' in input ? input.picture : undefined
}

import type { ReceiptHeader, Scan, ScanEvent, ScanKind } from '@larder/contract/scan'
import type { ScanMode } from './scan-mode'

/** What is looked at: a picture, or the text of an e-receipt. */
export type ScanInput = { readonly picture: Blob } | { readonly text: string }

/** How far the looking is, and what is being done. */
export type RecognitionProgress = Omit<Extract<ScanEvent, { kind: 'progress' }>, 'kind'>

/** Where the screen stands. */
export type ScanState =
  | { readonly step: 'choosing' }
  | { readonly step: 'camera'; readonly way: ScanMode }
  | {
      readonly step: 'looking'
      readonly way: ScanMode
      /** Named here, so that a second try is the same scan. */
      readonly scan: string
      readonly looked: ScanInput | 'sample'
      readonly progress?: RecognitionProgress
    }
  | { readonly step: 'shown'; readonly way: ScanMode; readonly looked?: ScanInput | undefined }
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
      readonly trouble: ScanFailure
    }

export interface ScanFailure {
  /** The refusal's code, where the server gave one. */
  readonly code: string
  readonly sentence: string
}

/** What is known of a scan besides its lines. */
export interface ScanSummary {
  readonly id: string
  readonly kind: ScanKind
  readonly seenBy: string
  readonly notes: readonly string[]
  readonly receipt?: ReceiptHeader | undefined
  /** The specification's own, for a visitor: nothing of it is stored. */
  readonly sample?: true
  /** Seen on this device, because the server could not be reached: the server knows nothing of it. */
  readonly here?: true
}

export function toScanSummary({ id, kind, seenBy, notes, receipt }: Scan): ScanSummary {
  return { id, kind, seenBy, notes, receipt }
}

/** The picture that is looked at, where it is one. */
export function getScanPicture(stage: ScanState): Blob | undefined {
  const looked = 'looked' in stage ? stage.looked : undefined
  return typeof looked === 'object' && 'picture' in looked ? looked.picture : undefined
}

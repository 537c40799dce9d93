import type { ReceiptHead, Scan, ScanEvent, ScanKind } from '@larder/contract/scan'
import type { Way } from './way'

/** What is looked at: a picture, or the text of an e-receipt. */
export type Looked = { readonly picture: Blob } | { readonly text: string }

/** How far the looking is, and what is being done. */
export type LookingProgress = Omit<Extract<ScanEvent, { kind: 'progress' }>, 'kind'>

/** Where the screen stands. */
export type Stage =
  | { readonly step: 'choosing' }
  | { readonly step: 'camera'; readonly way: Way }
  | {
      readonly step: 'looking'
      readonly way: Way
      /** Named here, so that a second try is the same scan. */
      readonly scan: string
      readonly looked: Looked | 'sample'
      readonly progress?: LookingProgress
    }
  | { readonly step: 'shown'; readonly way: Way; readonly looked?: Looked | undefined }
  | {
      readonly step: 'nothing'
      readonly way: Way
      readonly looked: Looked
      readonly notes: readonly string[]
    }
  | {
      readonly step: 'failed'
      readonly way: Way
      readonly scan: string
      readonly looked: Looked
      readonly trouble: Trouble
    }

export interface Trouble {
  /** The refusal's code, where the server gave one. */
  readonly code: string
  readonly sentence: string
}

/** What is known of a scan besides its lines. */
export interface FoundScan {
  readonly id: string
  readonly kind: ScanKind
  readonly seenBy: string
  readonly notes: readonly string[]
  readonly receipt?: ReceiptHead | undefined
  /** The specification's own, for a visitor: nothing of it is stored. */
  readonly sample?: true
  /** Seen on this device, because the server could not be reached: the server knows nothing of it. */
  readonly here?: true
}

export function foundScan({ id, kind, seenBy, notes, receipt }: Scan): FoundScan {
  return { id, kind, seenBy, notes, receipt }
}

/** The picture that is looked at, where it is one. */
export function pictureOf(stage: Stage): Blob | undefined {
  const looked = 'looked' in stage ? stage.looked : undefined
  return typeof looked === 'object' && 'picture' in looked ? looked.picture : undefined
}

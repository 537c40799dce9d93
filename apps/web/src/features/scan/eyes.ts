import type { FoundLine } from '@larder/contract/scan'
import { createContext, useContext } from 'react'
import type { Facing, OpenCamera } from '../../vision/camera'
import type { Way } from './way'

export interface LookingHere {
  readonly onProgress: (done: number) => void
  readonly signal: AbortSignal
}

/** What the device itself can see, read and sound. What is heavy is fetched when it is first needed. */
export interface Eyes {
  openCamera(facing: Facing): Promise<OpenCamera>
  hasSeveralCameras(): Promise<boolean>
  /** What the preview shows now. */
  frame(video: HTMLVideoElement): Promise<Blob>
  /** A picture as it can be shown and sent: upright, and no larger than is of use. */
  still(file: Blob, way: Way): Promise<Blob>
  /** The barcodes on a picture. */
  codesIn(picture: Blob): Promise<readonly string[]>
  /** Tells of each code that comes into view, once; ends when called. */
  watchCodes(video: HTMLVideoElement, onCode: (code: string) => void): () => void
  /** Tells of codes that a scanner types like a keyboard; ends when called. */
  watchScanner(onCode: (code: string) => void): () => void
  /** A short tone and a short tremble. */
  signal(): void
  /** Recognises foods without a server. */
  lookHere(picture: Blob, how: LookingHere): Promise<readonly FoundLine[]>
  /** Fetches what that needs while there is a network. */
  keepOwnEye(): Promise<void>
}

export const EyesContext = createContext<Eyes | null>(null)

/** Handed down by the page, so that a test can see with other eyes. */
export function useEyes(): Eyes {
  const eyes = useContext(EyesContext)
  if (!eyes) throw new Error('No eyes were handed down')
  return eyes
}

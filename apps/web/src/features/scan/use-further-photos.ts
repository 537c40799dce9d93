import { maxScanPhotos } from '@larder/contract/scan'
import { type Dispatch, useEffect, useRef, useState } from 'react'
import { randomId } from '../../api/random-id'
import { formatNounCount } from '../../ui/formatting/format-noun-count'
import { toast } from '../../ui/toasts/toast-store'
import type { DeviceVision } from './device-vision'
import { recognizeScan, recognizeScanOnDevice, toPictureFailure } from './recognize-scan'
import type { ScanLineAction } from './results/scan-lines-state'
import type { ScanFailure, ScanSummary } from './scan-state'
import { setScanAllowance } from './use-scan-allowance'

/** A photo after the first one of a scan. */
export interface FurtherPhoto {
  readonly id: string
  readonly picture: Blob
  readonly state: 'waiting' | 'looking' | 'done' | 'nothing' | 'failed'
  readonly failure?: ScanFailure
}

interface FurtherPhotosOptions {
  readonly vision: DeviceVision
  readonly keep: boolean
  readonly change: Dispatch<ScanLineAction>
}

/** The photos added to a scan after its first one. They are looked at one after the other, while the cook corrects the rest. */
export function useFurtherPhotos({ vision, keep, change }: FurtherPhotosOptions) {
  const [photos, setPhotos] = useState<readonly FurtherPhoto[]>([])
  const queue = useRef(Promise.resolve())
  const session = useRef(new AbortController())
  useEffect(() => () => session.current.abort(), [])

  const mark = (id: string, next: Partial<FurtherPhoto>) =>
    setPhotos((now) => now.map((photo) => (photo.id === id ? { ...photo, ...next } : photo)))

  function fail(id: string, failure: ScanFailure) {
    mark(id, { state: 'failed', failure })
    toast({ title: 'One Photo Was Not Scanned', description: failure.sentence, tone: 'destructive' })
  }

  async function look(found: ScanSummary, { id, picture: file }: FurtherPhoto, signal: AbortSignal) {
    if (signal.aborted) return
    mark(id, { state: 'looking' })
    const picture = await vision.normalizePicture(file, 'photo').catch(toPictureFailure)
    if (!(picture instanceof Blob)) return fail(id, picture)
    mark(id, { picture })
    const callbacks = { signal, onProgress: () => {}, onAllowance: setScanAllowance }
    const request = { way: 'photo', looked: { picture }, id: found.id, photo: id, keep } as const
    const outcome = await (found.here
      ? recognizeScanOnDevice(picture, found.id, callbacks, vision)
      : recognizeScan(request, callbacks, vision)
    ).catch((): undefined => undefined)
    if (!outcome || signal.aborted) return
    if (outcome.kind === 'failed') return fail(id, outcome.failure)
    if (outcome.kind === 'nothing') {
      mark(id, { state: 'nothing' })
      return void toast({
        title: 'Nothing Was Found in One Photo',
        description: 'It is marked below the picture.',
      })
    }
    mark(id, { state: 'done' })
    const origin = outcome.found.here ? 'device' : 'scan'
    change({ type: 'more', lines: outcome.lines, photo: id, origin })
  }

  function enqueue(found: ScanSummary, photo: FurtherPhoto) {
    const { signal } = session.current
    queue.current = queue.current.then(() => look(found, photo, signal))
  }

  return {
    photos,
    /** Adds pictures to a scan. `besides` is the number of its photos so far. */
    add(found: ScanSummary, pictures: readonly Blob[], besides: number) {
      const room = Math.max(0, maxScanPhotos - besides)
      const added = pictures
        .slice(0, room)
        .map((picture): FurtherPhoto => ({ id: randomId(), picture, state: 'waiting' }))
      setPhotos((now) => [...now, ...added])
      for (const photo of added) enqueue(found, photo)
      if (pictures.length > room)
        toast({
          title: 'Too Many Photos',
          description: `A scan takes up to ${formatNounCount(maxScanPhotos, 'photo')}. Save these first, then scan the rest.`,
          tone: 'destructive',
        })
    },
    tryAgain(found: ScanSummary, photo: FurtherPhoto) {
      mark(photo.id, { state: 'waiting' })
      enqueue(found, photo)
    },
    /** Takes away a photo that could not be scanned. */
    remove: (id: string) => setPhotos((now) => now.filter((photo) => photo.id !== id)),
    clear() {
      session.current.abort()
      session.current = new AbortController()
      setPhotos([])
    },
  }
}

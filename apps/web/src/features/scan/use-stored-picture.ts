import { scan } from '@larder/contract/scan'
import { usePicture } from '../../api/reads/use-picture'

/** Reads the stored picture of a scan, or of one of its photos. */
export function useStoredPicture(id: string | undefined, photo = 1): Blob | undefined {
  return usePicture(scan.picture, id === undefined ? undefined : { params: { id }, query: { photo } }).picture
}

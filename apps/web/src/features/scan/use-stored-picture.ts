import { scan } from '@larder/contract/scan'
import { usePicture } from '../../api/reads/use-picture'

/** Reads the stored picture of a scan. */
export function useStoredPicture(id: string | undefined): Blob | undefined {
  return usePicture(scan.picture, id === undefined ? undefined : { params: { id } }).picture
}

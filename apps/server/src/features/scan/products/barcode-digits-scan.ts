import type { DataOf } from '@larder/contract/http/endpoint'
import type { scan } from '@larder/contract/scan'
import type { Actor } from '../../../actor'
import { validatePicture } from '../../../vision/picture-codec'
import type { ScanParts } from '../parts'
import { toScanAppError } from '../scan-runner'

/** Reads the digits under bars that the device could not read. The picture is not stored. */
export function createBarcodeDigitsScan({ scanVision: vision, limits, allowances }: ScanParts) {
  return async (
    { accountId }: Actor,
    picture: Uint8Array,
    signal: AbortSignal | undefined,
  ): Promise<DataOf<typeof scan.barcodeDigits>> => {
    await limits.consume(`lookings:${accountId}`, allowances.lookings)
    try {
      await validatePicture(picture)
      const code = await vision.pageReader.readDigits(picture, { accountId, ...(signal && { signal }) })
      return code === undefined ? {} : { code }
    } catch (error) {
      throw toScanAppError(error)
    }
  }
}

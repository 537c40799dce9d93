import { readCodes } from '@larder/sight/barcode/read-codes'
import { loadBrowserBarcodeDecoder } from './barcode-decoder'
import type { BarcodeRequest, BarcodeResponse } from './barcode-messages'

const decoder = loadBrowserBarcodeDecoder()

addEventListener('message', async ({ data: { id, picture, effort } }: MessageEvent<BarcodeRequest>) => {
  postMessage(await handleRequest(id, picture, effort))
})

async function handleRequest(
  id: number,
  picture: BarcodeRequest['picture'],
  effort: BarcodeRequest['effort'],
): Promise<BarcodeResponse> {
  try {
    return { id, codes: await readCodes(picture, await decoder, { effort }) }
  } catch (error) {
    return { id, failed: String(error) }
  }
}

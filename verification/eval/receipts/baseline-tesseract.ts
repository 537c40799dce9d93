import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createWorker, OEM } from 'tesseract.js'

const installed = createRequire(import.meta.url)

/** Tesseract as it comes, with its own English data: what our reading is held against. */
export async function createBaselineTesseract(): Promise<{
  read(bytes: Buffer): Promise<string>
  close(): Promise<unknown>
}> {
  const data = dirname(installed.resolve('@tesseract.js-data/eng/package.json'))
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: join(data, '4.0.0_best_int'),
    cacheMethod: 'none',
  })
  // Its remarks on single lines are not for our table.
  await worker.setParameters({ debug_file: '/dev/null' })
  return {
    read: async (bytes) => (await worker.recognize(bytes)).data.text,
    close: () => worker.terminate(),
  }
}

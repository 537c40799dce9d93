import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { GreyPicture } from '@larder/sight/picture'
import { createWorker, OEM, type Page, type PSM } from 'tesseract.js'

export interface Tesseract {
  /** What Tesseract reads on a page that was made ready, with the place of every word. */
  read(page: GreyPicture, mode: PSM, onProgress: (done: number) => void): Promise<Page>
}

/** Tesseract with the English data that npm installed: nothing is fetched, nothing is written. */
export async function openTesseract(): Promise<Tesseract> {
  const data = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'))
  let tell: (done: number) => void = () => undefined
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: join(data, '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') tell(progress)
    },
    // Without it a failure is thrown where nobody can catch it; it also rejects what was asked.
    errorHandler: () => undefined,
  })
  // Its remarks on single lines would go to the server's own output.
  await worker.setParameters({ debug_file: '/dev/null', user_defined_dpi: '300' })
  return {
    async read(page, mode, onProgress) {
      tell = onProgress
      await worker.setParameters({ tessedit_pageseg_mode: mode })
      const { data: read } = await worker.recognize(asPgm(page), {}, { text: true, blocks: true })
      return read
    },
  }
}

// The plainest picture file there is: nothing is packed here to be unpacked there.
function asPgm({ width, height, data }: GreyPicture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data])
}

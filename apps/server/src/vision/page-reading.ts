import { framed, darkened, softened } from '@larder/sight/page-strokes'
import { readyPage, sized } from '@larder/sight/page-ready'
import { PSM } from 'tesseract.js'
import type { PageTask, PageText } from './page-task'
import { readPicture } from './picture-gate'
import { openTesseract, type Tesseract } from './tesseract'

export interface Pages {
  read(task: PageTask, onProgress: (done: number) => void): Promise<PageText>
}

const longest = 3600

/** Reads pages one after the other, its reader loaded with the first. */
export function openPages(): Pages {
  let opened: Promise<Tesseract> | undefined
  return {
    async read({ bytes, kind }, onProgress) {
      const ready = readyPage(await readPicture(bytes, { longest }))
      onProgress(0.1)
      opened ??= openTesseract()
      const tesseract = await opened
      const page = framed(darkened(softened(sized(ready, 30)), 2), 20)
      const mode = kind === 'pack' ? PSM.SPARSE_TEXT : PSM.SINGLE_BLOCK
      const { text } = await tesseract.read(page, mode, (done) => onProgress(0.1 + done * 0.9))
      return { text, words: text.split(/\s+/).filter(Boolean).length }
    },
  }
}

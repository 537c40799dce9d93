import { readCodes } from '@larder/sight/code-tries'
import { openBarDecoder } from './bar-decoder'
import type { CodeAnswer, CodeQuestion } from './code-question'

const decoder = openBarDecoder()

addEventListener('message', async ({ data: { id, picture, effort } }: MessageEvent<CodeQuestion>) => {
  postMessage(await answer(id, picture, effort))
})

async function answer(
  id: number,
  picture: CodeQuestion['picture'],
  effort: CodeQuestion['effort'],
): Promise<CodeAnswer> {
  try {
    return { id, codes: await readCodes(picture, await decoder, { effort }) }
  } catch (error) {
    return { id, failed: String(error) }
  }
}

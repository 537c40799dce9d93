import { ModelError } from './language-model'

/** Far more than one event needs. An unbounded line would be rescanned with every chunk. */
const maxLineLength = 256 * 1024

/** Yields the data of each server-sent event from text that arrives in arbitrary chunks. */
export async function* parseEventStream(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let partialLine = ''
  let dataLines: string[] = []
  for await (const piece of pieces) {
    const lines = (partialLine + piece).split(/\r\n|\n|\r(?!$)/)
    partialLine = lines.pop() ?? ''
    if (partialLine.length > maxLineLength) throw new ModelError('too-long')
    for (const line of lines) {
      if (line === '') {
        if (dataLines.length > 0) yield dataLines.join('\n')
        dataLines = []
      } else if (line.startsWith('data:')) dataLines.push(line.slice(line[5] === ' ' ? 6 : 5))
    }
  }
  // Some servers close the connection right after the last line.
  if (partialLine.startsWith('data:')) dataLines.push(partialLine.slice(5).trim())
  if (dataLines.length > 0) yield dataLines.join('\n')
}

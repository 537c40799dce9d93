import { ModelError } from './language-model'

/** Far more than one event needs; a line without an end would be gone through again with every piece of it. */
const longestLine = 256 * 1024

/** What each server-sent event carries, out of text that arrives in pieces, cut anywhere. */
export async function* parseEventStream(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let started = ''
  let carried: string[] = []
  for await (const piece of pieces) {
    const lines = (started + piece).split(/\r\n|\n|\r(?!$)/)
    started = lines.pop() ?? ''
    if (started.length > longestLine) throw new ModelError('too-long')
    for (const line of lines) {
      if (line === '') {
        if (carried.length > 0) yield carried.join('\n')
        carried = []
      } else if (line.startsWith('data:')) carried.push(line.slice(line[5] === ' ' ? 6 : 5))
    }
  }
  // Some hang up right after the last line.
  if (started.startsWith('data:')) carried.push(started.slice(5).trim())
  if (carried.length > 0) yield carried.join('\n')
}

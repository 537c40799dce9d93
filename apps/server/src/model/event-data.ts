/** What each server-sent event carries, out of text that arrives in pieces, cut anywhere. */
export async function* eventData(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let started = ''
  let carried: string[] = []
  for await (const piece of pieces) {
    const lines = (started + piece).split(/\r\n|\n|\r(?!$)/)
    started = lines.pop() ?? ''
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

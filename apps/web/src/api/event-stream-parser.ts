/**
 * Reads server-sent events out of text that arrives in pieces, cut anywhere; what each event carries is handed on when
 * it is complete. Names, ids and comments are of no use to us.
 */
export function createEventStreamParser(onData: (data: string) => void): (piece: string) => void {
  let started = ''
  let carried: string[] = []
  let endedByReturn = false

  function takeLine(line: string) {
    if (line === '') {
      if (carried.length > 0) onData(carried.join('\n'))
      carried = []
      return
    }
    const colon = line.indexOf(':')
    const field = colon === -1 ? line : line.slice(0, colon)
    if (field !== 'data') return
    const value = colon === -1 ? '' : line.slice(colon + 1)
    carried.push(value.startsWith(' ') ? value.slice(1) : value)
  }

  return (piece) => {
    // A line may end in two characters, and the cut may lie between them.
    const text = started + (endedByReturn && piece.startsWith('\n') ? piece.slice(1) : piece)
    if (piece !== '') endedByReturn = piece.endsWith('\r')
    const lines = text.split(/\r\n|\r|\n/)
    started = lines.pop() ?? ''
    for (const line of lines) takeLine(line)
  }
}

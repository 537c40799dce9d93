/**
 * Parses server-sent events from text chunks cut anywhere and reports the data of each complete event. Event
 * names, ids and comments are ignored.
 */
export function createEventStreamParser(onData: (data: string) => void): (chunk: string) => void {
  let partialLine = ''
  let dataLines: string[] = []
  let endedByReturn = false

  function parseLine(line: string) {
    if (line === '') {
      if (dataLines.length > 0) onData(dataLines.join('\n'))
      dataLines = []
      return
    }
    const colon = line.indexOf(':')
    const field = colon === -1 ? line : line.slice(0, colon)
    if (field !== 'data') return
    const value = colon === -1 ? '' : line.slice(colon + 1)
    dataLines.push(value.startsWith(' ') ? value.slice(1) : value)
  }

  return (chunk) => {
    // A line may end in CR LF, and the cut may lie between them.
    const text = partialLine + (endedByReturn && chunk.startsWith('\n') ? chunk.slice(1) : chunk)
    if (chunk !== '') endedByReturn = chunk.endsWith('\r')
    const lines = text.split(/\r\n|\r|\n/)
    partialLine = lines.pop() ?? ''
    for (const line of lines) parseLine(line)
  }
}

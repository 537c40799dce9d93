/** A line of the log at error level, or a promise that nobody waited for. */
export interface Complaint {
  readonly requestId: string | undefined
  readonly text: string
}

export interface Complaints {
  write(line: string): void
  /** What was complained of about one request; it is told once. */
  about(requestId: string): string | undefined
  /** What belongs to no request. */
  others(): string[]
  forget(): void
}

const error = 50

/** Listens to the log, where every error is a finding. */
export function openComplaints(): Complaints {
  let heard: Complaint[] = []
  return {
    write(line) {
      const { level, reqId, msg, err } = JSON.parse(line)
      if (level >= error) heard.push({ requestId: reqId, text: `${msg}: ${told(err)}` })
    },
    about(requestId) {
      const about = heard.filter((one) => one.requestId === requestId)
      heard = heard.filter((one) => one.requestId !== requestId)
      return about.length > 0 ? about.map(({ text }) => text).join('\n') : undefined
    },
    others() {
      const others = heard.filter((one) => one.requestId === undefined)
      heard = heard.filter((one) => one.requestId !== undefined)
      return others.map(({ text }) => text)
    },
    forget() {
      heard = []
    },
  }
}

interface Told {
  message?: string
  code?: string
  stack?: string
  cause?: Told
}

/** The message, and where it came from in our own files. */
function told(err: Told | undefined): string {
  if (!err) return ''
  const ours = err.stack?.split('\n').filter((line) => !/node_modules|node:/.test(line)) ?? []
  const where = ours
    .slice(0, 4)
    .map((line) => line.trim().replace(/\(?(?:file:\/\/)?\/\S*\/(apps|packages|proof)\//, '$1/'))
  const because = err.cause ? ` because ${told(err.cause)}` : ''
  return `${err.message ?? ''} ${err.code ?? ''}${because}\n    ${where.join('\n    ')}`
}

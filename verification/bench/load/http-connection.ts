import { once } from 'node:events'
import { connect } from 'node:net'

/** One request as it is sent. */
export interface LoadRequest {
  path: string
  headers?: Record<string, string>
  body?: string
}

/** A connection that stays open and carries one request at a time. */
export interface HttpConnection {
  ask(method: string, asking: LoadRequest): Promise<void>
  close(): void
}

const headEnd = Buffer.from('\r\n\r\n')
const lengthHeader = /\r\ncontent-length: (\d+)/i

export async function openHttpConnection(url: string): Promise<HttpConnection> {
  const { hostname, port, host } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await once(socket, 'connect')
  let waiting: { resolve(): void; reject(error: Error): void } | undefined
  /** What is there of a head that is not whole yet, and how much of a body is still to come. */
  let begun: Buffer | undefined
  let missing = 0

  const fail = (error: Error) => waiting?.reject(error)
  socket.on('error', fail)
  socket.on('close', () => fail(new Error('the server hung up')))
  socket.on('data', (bytes) => {
    if (missing > 0) missing -= bytes.length
    else {
      const piece = begun ? Buffer.concat([begun, bytes]) : bytes
      const end = piece.indexOf(headEnd)
      if (end === -1) {
        begun = piece
        return
      }
      begun = undefined
      const head = piece.toString('latin1', 0, end)
      const length = lengthHeader.exec(head)?.[1]
      if (!/^HTTP\/1\.1 2/.test(head) || length === undefined) {
        fail(new Error(piece.toString('utf8', 0, 1000)))
        return
      }
      missing = end + headEnd.length + Number(length) - piece.length
    }
    if (missing === 0) waiting?.resolve()
  })

  return {
    ask(method, { path, headers = {}, body }) {
      const lines = [`${method} ${path} HTTP/1.1`, `host: ${host}`]
      for (const name in headers) lines.push(`${name}: ${headers[name]}`)
      if (body !== undefined)
        lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(body)}`)
      return new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        socket.write(`${lines.join('\r\n')}\r\n\r\n${body ?? ''}`)
      })
    },
    close() {
      waiting = undefined
      socket.destroy()
    },
  }
}

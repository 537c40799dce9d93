import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

export type ContentEncoding = 'br' | 'gzip'

/** Compressing a shorter response does not save a packet. */
const minCompressedLength = 4096
/** Up to this length, handing the text to another thread takes longer than compressing it. */
const maxSyncLength = 32_768
const fastBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Returns the smallest encoding that the Accept-Encoding header allows. */
export function negotiateEncoding(accepted: string | undefined): ContentEncoding | undefined {
  if (accepted === undefined) return undefined
  const offered = accepted
    .split(',')
    .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
    .map((one) => one.split(';')[0]?.trim())
  return (['br', 'gzip'] as const).find((one) => offered.includes(one))
}

/** Compresses a text at a fast setting. */
export function compressSync(text: string | Buffer, encoding: ContentEncoding): Buffer {
  return encoding === 'br' ? brotliCompressSync(text, fastBrotli) : gzipSync(text)
}

/**
 * Compresses long responses. Files and prerendered pages are compressed already, as are pictures and archives; events must not be
 * delayed.
 */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (
      typeof payload !== 'string' ||
      payload.length < minCompressedLength ||
      reply.hasHeader('content-encoding')
    )
      return done(null, payload)
    const vary = reply.getHeader('vary')
    reply.header('vary', vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding`)
    const encoding = negotiateEncoding(request.headers['accept-encoding'])
    if (encoding === undefined) return done(null, payload)
    const send = (bytes: Buffer) => {
      reply.header('content-encoding', encoding)
      done(null, bytes)
    }
    if (payload.length <= maxSyncLength) send(compressSync(payload, encoding))
    else compressAsync(payload, encoding).then(send, (error: Error) => done(error))
  })
}

function compressAsync(text: string, encoding: ContentEncoding): Promise<Buffer> {
  return encoding === 'br' ? promisify(brotliCompress)(text, fastBrotli) : promisify(gzip)(text)
}

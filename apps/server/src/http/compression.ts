import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

export type ContentEncoding = 'br' | 'gzip'

/** Shorter ones travel in as many packets as they are. */
const minCompressedLength = 4096
/** Up to here handing it to another thread takes longer than packing it. */
const maxSyncLength = 32_768
const brisk = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** How the asker would like an answer to be packed, the tightest first. */
export function negotiateEncoding(accepted: string | undefined): ContentEncoding | undefined {
  if (accepted === undefined) return undefined
  const offered = accepted
    .split(',')
    .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
    .map((one) => one.split(';')[0]?.trim())
  return (['br', 'gzip'] as const).find((one) => offered.includes(one))
}

/** Packs a text quickly. */
export function compressSync(text: string | Buffer, packing: ContentEncoding): Buffer {
  return packing === 'br' ? brotliCompressSync(text, brisk) : gzipSync(text)
}

/** Packs long answers on their way out. Files and pages come packed, pictures and archives are, and events must not wait. */
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
    const packing = negotiateEncoding(request.headers['accept-encoding'])
    if (packing === undefined) return done(null, payload)
    const send = (bytes: Buffer) => {
      reply.header('content-encoding', packing)
      done(null, bytes)
    }
    if (payload.length <= maxSyncLength) send(compressSync(payload, packing))
    else compressAsync(payload, packing).then(send, (error: Error) => done(error))
  })
}

function compressAsync(text: string, packing: ContentEncoding): Promise<Buffer> {
  return packing === 'br' ? promisify(brotliCompress)(text, brisk) : promisify(gzip)(text)
}

import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** Bytes buffered before a part is saved. */
const partBytes = 4 * 1024 * 1024

interface ZipInputFile {
  readonly name: string
  readonly content: AsyncIterable<string | Uint8Array>
  /** Already compressed, as every photo is. */
  readonly isCompressed?: boolean
}

export interface ZipWriter {
  add(file: ZipInputFile): Promise<void>
  /** Writes the central directory; returns the total size in bytes. */
  finish(): Promise<number>
  readonly files: number
  readonly bytes: number
}

/** Compresses files one by one and passes the archive on in parts, so that it is never in memory as a whole. */
export function createZipWriter(savePart: (bytes: Buffer, index: number) => Promise<void>): ZipWriter {
  let chunks: Uint8Array[] = []
  let [bufferedBytes, bytes, files, index] = [0, 0, 0, 0]
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
    bufferedBytes += chunk.length
    bytes += chunk.length
  })

  async function flush(minBytes: number): Promise<void> {
    if (bufferedBytes === 0 || bufferedBytes < minBytes) return
    const part = Buffer.concat(chunks)
    chunks = []
    bufferedBytes = 0
    await savePart(part, index)
    index += 1
  }

  return {
    async add({ name, content, isCompressed = false }) {
      const file = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
      zip.add(file)
      for await (const chunk of content) {
        file.push(typeof chunk === 'string' ? strToU8(chunk) : chunk)
        await flush(partBytes)
      }
      file.push(new Uint8Array(), true)
      await flush(partBytes)
      files += 1
    },
    async finish() {
      zip.end()
      await flush(0)
      return bytes
    },
    get files() {
      return files
    },
    get bytes() {
      return bytes
    },
  }
}

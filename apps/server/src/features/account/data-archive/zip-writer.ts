import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** So much is kept in memory before it is put away. */
const partBytes = 4 * 1024 * 1024

export interface ZipInputFile {
  readonly name: string
  readonly content: AsyncIterable<string | Uint8Array>
  /** Packed already, as every photo is. */
  readonly isCompressed?: boolean
}

export interface ZipWriter {
  add(file: ZipInputFile): Promise<void>
  /** Puts the list of files at the end; how many bytes it came to. */
  finish(): Promise<number>
  readonly files: number
  readonly bytes: number
}

/** Packs one file after the other and hands the archive on in parts, so that it is never held whole. */
export function createZipWriter(savePart: (bytes: Buffer, place: number) => Promise<void>): ZipWriter {
  let waiting: Uint8Array[] = []
  let [held, bytes, files, place] = [0, 0, 0, 0]
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    waiting.push(chunk)
    held += chunk.length
    bytes += chunk.length
  })

  async function putAway(least: number): Promise<void> {
    if (held === 0 || held < least) return
    const part = Buffer.concat(waiting)
    waiting = []
    held = 0
    await savePart(part, place)
    place += 1
  }

  return {
    async add({ name, content, isCompressed: asItIs = false }) {
      const file = asItIs ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
      zip.add(file)
      for await (const chunk of content) {
        file.push(typeof chunk === 'string' ? strToU8(chunk) : chunk)
        await putAway(partBytes)
      }
      file.push(new Uint8Array(), true)
      await putAway(partBytes)
      files += 1
    },
    async finish() {
      zip.end()
      await putAway(0)
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

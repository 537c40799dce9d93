import { crc32, deflateRawSync } from 'node:zlib'

/** A file for a zip archive; unset fields get their true values. */
export interface ForgedFile {
  readonly name: string | Uint8Array
  readonly bytes?: Uint8Array | string
  readonly method?: number
  readonly flags?: number
  /** The claimed size. */
  readonly size?: number
  readonly packedSize?: number
  readonly checksum?: number
  /** The claimed offset. */
  readonly at?: number
  /** The compressed bytes as stored. */
  readonly packed?: Uint8Array
}

/** Creates a malformed zip archive. */
export function forgedZip(files: readonly ForgedFile[]): Uint8Array {
  const parts: Uint8Array[] = []
  const list: Uint8Array[] = []
  let at = 0
  for (const file of files) {
    const bytes = Buffer.from(file.bytes ?? '')
    const method = file.method ?? 8
    const packed = file.packed ?? (method === 8 ? deflateRawSync(bytes) : bytes)
    const name = Buffer.from(file.name)
    const numbers = {
      method,
      flags: file.flags ?? 0x800,
      checksum: file.checksum ?? crc32(bytes),
      packedSize: file.packedSize ?? packed.length,
      size: file.size ?? bytes.length,
    }
    const head = Buffer.concat([createHeader(0x04034b50, numbers, name.length), Buffer.alloc(2), name])
    parts.push(head, packed)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(file.at ?? at, 10)
    const entry = createHeader(0x02014b50, numbers, name.length)
    list.push(entry.subarray(0, 4), Buffer.alloc(2), entry.subarray(4), Buffer.alloc(2), tail, name)
    at += head.length + packed.length
  }
  const directory = Buffer.concat(list)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return new Uint8Array(Buffer.concat([...parts, directory, end]))
}

interface Numbers {
  readonly method: number
  readonly flags: number
  readonly checksum: number
  readonly packedSize: number
  readonly size: number
}

// The fields from the signature to the name length, common to both headers of an entry.
function createHeader(signature: number, numbers: Numbers, nameLength: number): Buffer {
  const head = Buffer.alloc(28)
  head.writeUInt32LE(signature, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(numbers.flags, 6)
  head.writeUInt16LE(numbers.method, 8)
  head.writeUInt32LE(numbers.checksum, 14)
  head.writeUInt32LE(numbers.packedSize, 18)
  head.writeUInt32LE(numbers.size, 22)
  head.writeUInt16LE(nameLength, 26)
  return head
}

import { crc32, deflateRawSync } from 'node:zlib'

/** A file to be put into a zip archive; what is not said is told truly. */
export interface ForgedFile {
  readonly name: string | Uint8Array
  readonly bytes?: Uint8Array | string
  readonly method?: number
  readonly flags?: number
  /** How large it claims to be. */
  readonly size?: number
  readonly packedSize?: number
  readonly checksum?: number
  /** Where it claims to lie. */
  readonly at?: number
  /** Its bytes as they stand in the archive, however they came about. */
  readonly packed?: Uint8Array
}

/** A zip archive as nobody should make one. */
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
    const head = Buffer.concat([headOf(0x04034b50, numbers, name.length), Buffer.alloc(2), name])
    parts.push(head, packed)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(file.at ?? at, 10)
    const entry = headOf(0x02014b50, numbers, name.length)
    list.push(entry.subarray(0, 4), Buffer.alloc(2), entry.subarray(4), Buffer.alloc(2), tail, name)
    at += head.length + packed.length
  }
  const listed = Buffer.concat(list)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return new Uint8Array(Buffer.concat([...parts, listed, end]))
}

interface Numbers {
  readonly method: number
  readonly flags: number
  readonly checksum: number
  readonly packedSize: number
  readonly size: number
}

// From the mark to the length of the name, which both of an entry's heads have in common.
function headOf(mark: number, numbers: Numbers, nameLength: number): Buffer {
  const head = Buffer.alloc(28)
  head.writeUInt32LE(mark, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(numbers.flags, 6)
  head.writeUInt16LE(numbers.method, 8)
  head.writeUInt32LE(numbers.checksum, 14)
  head.writeUInt32LE(numbers.packedSize, 18)
  head.writeUInt32LE(numbers.size, 22)
  head.writeUInt16LE(nameLength, 26)
  return head
}

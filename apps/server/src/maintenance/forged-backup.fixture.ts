import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { type Manifest, manifestName, sealName, sealOf } from './manifest'
import { archiveEnd, packEntry, readArchive } from './tar'

export type Files = Map<string, Buffer>

/** The files of a backup, by name. */
export async function unpack(file: string): Promise<Files> {
  const bytes = gunzipSync(await readFile(file))
  async function* whole() {
    yield bytes
  }
  const files: Files = new Map()
  for await (const { name, body } of readArchive(whole())) {
    const chunks: Buffer[] = []
    for await (const chunk of body) chunks.push(chunk)
    files.set(name, Buffer.concat(chunks))
  }
  return files
}

export async function pack(file: string, files: Files): Promise<string> {
  const madeAt = '2026-11-15T08:00:00.000Z'
  const packed = [...files].flatMap(([name, content]) => packEntry(name, content, madeAt))
  await writeFile(file, gzipSync(Buffer.concat([...packed, archiveEnd])))
  return file
}

/** Changes the manifest and makes it fit the files again, as a clever forger or a newer Larder would. */
export function reseal(files: Files, change: (manifest: Manifest) => object = (same) => same): Files {
  const manifest: Manifest = JSON.parse(String(files.get(manifestName)))
  const entries = [...files]
    .filter(([name]) => name !== manifestName && name !== sealName)
    .map(([name, content]) => {
      return { name, size: content.length, sha256: createHash('sha256').update(content).digest('hex') }
    })
  const text = Buffer.from(JSON.stringify(change({ ...manifest, entries })))
  return new Map(files).set(manifestName, text).set(sealName, Buffer.from(sealOf(text)))
}

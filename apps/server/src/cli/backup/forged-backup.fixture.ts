import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { checksumName, type Manifest, manifestName, toChecksumLine } from './manifest'
import { readTar, tarEnd, writeTarEntry } from './tar'

export type BackupFiles = Map<string, Buffer>

/** Returns the files of a backup by name. */
export async function unpackBackup(file: string): Promise<BackupFiles> {
  const bytes = gunzipSync(await readFile(file))
  async function* source() {
    yield bytes
  }
  const files: BackupFiles = new Map()
  for await (const { name, body } of readTar(source())) {
    const chunks: Buffer[] = []
    for await (const chunk of body) chunks.push(chunk)
    files.set(name, Buffer.concat(chunks))
  }
  return files
}

export async function packBackup(file: string, files: BackupFiles): Promise<string> {
  const madeAt = '2026-11-15T08:00:00.000Z'
  const packed = [...files].flatMap(([name, content]) => writeTarEntry(name, content, madeAt))
  await writeFile(file, gzipSync(Buffer.concat([...packed, tarEnd])))
  return file
}

/** Changes the manifest and updates its checksums, as a forger or a newer Larder would. */
export function rewriteManifest(
  files: BackupFiles,
  change: (manifest: Manifest) => object = (same) => same,
): BackupFiles {
  const manifest: Manifest = JSON.parse(String(files.get(manifestName)))
  const entries = [...files]
    .filter(([name]) => name !== manifestName && name !== checksumName)
    .map(([name, content]) => {
      return { name, size: content.length, sha256: createHash('sha256').update(content).digest('hex') }
    })
  const text = Buffer.from(JSON.stringify(change({ ...manifest, entries })))
  return new Map(files).set(manifestName, text).set(checksumName, Buffer.from(toChecksumLine(text)))
}

import { createHash } from 'node:crypto'
import * as z from 'zod/mini'

/** Increased when an older Larder could no longer read this format. */
export const formatVersion = 1

/** The last files of every backup: its contents and their checksum. */
export const manifestName = 'manifest.json'
export const checksumName = 'manifest.sha256'

const count = z.number().check(z.int(), z.gte(0))
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** The contents of a backup. */
export const Manifest = z.object({
  format: z.literal(formatVersion),
  larder: z.string(),
  postgres: z.string(),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: sha256 })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: count })),
  sequences: z.array(
    z.object({ name: z.string(), value: z.string().check(z.regex(/^-?\d+$/)), called: z.boolean() }),
  ),
  /** Files in the folder of pictures, where older versions kept them. */
  pictures: count,
  /** Pictures in the tables; not counted by older versions. */
  storedPictures: z.optional(count),
  entries: z.array(z.object({ name: z.string(), size: count, sha256 })),
})
export type Manifest = z.infer<typeof Manifest>

/** A line in the format of `sha256sum --check`. */
export function toChecksumLine(manifest: Buffer): string {
  return `${createHash('sha256').update(manifest).digest('hex')}  ${manifestName}\n`
}

/** A table is stored in parts, each of whole rows: tables/accounts/000001.copy */
export function tablePartName(table: string, number: number): string {
  return `tables/${table}/${String(number).padStart(6, '0')}.copy`
}

export function parseTableEntry(entry: string): string | undefined {
  return /^tables\/(\w+)\/\d{6,}\.copy$/.exec(entry)?.[1]
}

/** pictures/ab/cd.webp → ab/cd.webp */
export function parsePictureEntry(entry: string): string | undefined {
  return /^pictures\/(.+)$/.exec(entry)?.[1]
}

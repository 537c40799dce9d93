import { readdir } from 'node:fs/promises'

/** Returns the names of the folders within a folder, sorted. A file beside them, such as a README, is none. */
export async function listFolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

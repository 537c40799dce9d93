import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The least that a server takes for a built web app: a page and a file. */
export async function createWebFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'larder-web-'))
  await writeFile(join(path, 'index.html'), '<!doctype html><html><head></head><body></body></html>')
  await mkdir(join(path, 'assets'))
  await writeFile(join(path, 'assets', 'app.js'), 'export {}')
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

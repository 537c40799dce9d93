import { execFileSync } from 'node:child_process'
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type DockerfileStage, type DockerfileStep, readDockerfile } from './dockerfile'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** Only what runs: whatever exceeds this brought along what does not. */
const maxPackagesMegabytes = 350
const kept = /(?:^|\/)(?:node_modules|dist|\.cache)(?:\/|$)|\.test\.tsx?$/

/**
 * Does what the Dockerfile says without a container engine: each stage in a folder of its own, which stands for its root, with
 * this machine's Node in place of the image's. The folder of the last one holds what we add to the base image.
 */
export function assembleImage(into: string): string {
  const folders = new Map<string, string>()
  let last = into
  for (const [place, stage] of readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8')).entries()) {
    const name = stage.name ?? 'image'
    const folder = join(into, name)
    const from = folders.get(stage.from)
    if (from) cpSync(from, folder, { recursive: true, verbatimSymlinks: true })
    else mkdirSync(folder)
    console.log(`stage ${place + 1}: ${name}`)
    buildStage(stage, folder, folders)
    folders.set(name, folder)
    last = folder
  }
  return last
}

function buildStage(stage: DockerfileStage, folder: string, folders: Map<string, string>): void {
  const work = join(folder, 'app')
  mkdirSync(work, { recursive: true })
  for (const step of stage.steps) {
    if (step.instruction === 'COPY') runCopyStep(step, folder, work, folders)
    if (step.instruction === 'RUN') {
      console.log(`  ${step.rest}`)
      execFileSync('/bin/sh', ['-c', step.rest], { cwd: work, stdio: ['ignore', 'ignore', 'inherit'] })
    }
  }
}

function runCopyStep(step: DockerfileStep, folder: string, work: string, folders: Map<string, string>): void {
  const named = step.rest.split(/\s+/)
  const target = named.pop() ?? ''
  const to = target.startsWith('/') ? join(folder, target) : join(work, target)
  const stage = step.flags.from
  for (const source of named) {
    const from = stage ? join(folders.get(stage) ?? '', source) : join(root, source)
    const isFolder = statSync(from).isDirectory()
    const place = !isFolder && /\/$/.test(target) ? join(to, basename(source)) : to
    // .dockerignore keeps these back; what an earlier stage made comes whole.
    const filter = (path: string) => stage !== undefined || !kept.test(path.slice(from.length))
    cpSync(from, place, { recursive: true, verbatimSymlinks: true, filter })
    const [uid, gid] = (step.flags.chown ?? '').split(':').map(Number)
    if (uid !== undefined && gid !== undefined && process.getuid?.() === 0) chownSync(place, uid, gid)
  }
}

/** Disk space a folder takes, in MB. */
export function folderMegabytes(folder: string): number {
  return Number(execFileSync('du', ['-sk', folder], { encoding: 'utf8' }).split('\t')[0]) / 1000
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const targetFolder = process.argv[2]
  const into = targetFolder ?? mkdtempSync(join(tmpdir(), 'larder-image-'))
  if (targetFolder) mkdirSync(targetFolder, { recursive: true })
  const image = assembleImage(into)
  for (const part of ['app/node_modules', 'app/dist/server', 'app/dist/web', 'app'])
    if (existsSync(join(image, part)))
      console.log(`${part}: ${folderMegabytes(join(image, part)).toFixed(1)} MB`)
  const packages = folderMegabytes(join(image, 'app/node_modules'))
  if (packages > maxPackagesMegabytes) {
    console.error(`app/node_modules may take ${maxPackagesMegabytes} MB`)
    process.exitCode = 1
  }
  if (targetFolder) console.log(`The image’s files lie in ${image}`)
  else rmSync(into, { recursive: true, force: true })
}

#!/usr/bin/env node
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, extname, isAbsolute, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { withFolderLock } from './folder-lock.mjs'
import { buildFingerprint, ensureInstalled, isBuilt, runScript } from './setup.mjs'
import { root } from './terminal.mjs'

const dist = join(root, 'dist')
const cache = join(root, '.cache')
const serverSource = join(root, 'apps', 'server', 'src')
const entries = [
  'main.ts',
  'cli/admin.ts',
  'cli/backup.ts',
  'cli/seed-demo.ts',
  'features/meal-plan/planner-worker.ts',
  'features/suggestions/make-dishes-worker.ts',
  'recipe-import/archive-worker.ts',
  'recipe-import/import-worker.ts',
  'vision/ocr-worker.ts',
  'vision/recognition-worker.ts',
]
const brought = /^(?:@larder|zod|drizzle-orm)(?:\/|$)/
const compressible = new Set(
  '.css .html .ico .js .json .mjs .svg .ttf .txt .wasm .webmanifest .xml'.split(' '),
)
const worthCompressing = 1024
/** Above this the best compression takes minutes for a few per cent. */
const heavy = 2_000_000

/** Builds both ends. A broken build leaves the last good one where it is. */
async function build() {
  for (const left of readdirSync(cache))
    if (left.startsWith('build-')) rmSync(join(cache, left), { recursive: true, force: true })
  // Taken before the build: an edit during it must lead to the next one.
  const fingerprint = buildFingerprint()
  const work = join(cache, `build-${process.pid}`)
  mkdirSync(work)
  try {
    await buildServer(join(work, 'server'))
    await buildWeb(join(work, 'web'))
    writeFileSync(join(work, '.built'), `${fingerprint}\n`)
    replace(dist, work)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** @param {string} outDir */
async function buildWeb(outDir) {
  // The vite of apps/web, wherever npm has put it.
  const fromWeb = createRequire(join(root, 'apps', 'web', 'package.json'))
  const vite = await import(pathToFileURL(fromWeb.resolve('vite')).href)
  await vite.build({
    configFile: join(root, 'apps', 'web', 'vite.config.ts'),
    root: join(root, 'apps', 'web'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  })
  await Promise.all(filesIn(outDir).map(compress))
}

/**
 * The server hands these out as they are, so the best compression costs nobody any time.
 *
 * @param {string} path
 */
async function compress(path) {
  if (!compressible.has(extname(path))) return
  const bytes = await readFile(path)
  if (bytes.length <= worthCompressing) return
  const brotli = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: bytes.length > heavy ? 9 : constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }
  const packed = await Promise.all([
    promisify(brotliCompress)(bytes, brotli),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all(packed.map((content, n) => writeFile(`${path}.${n === 0 ? 'br' : 'gz'}`, content)))
}

/** @param {string} outDir */
async function buildServer(outDir) {
  const { rolldown } = await import('rolldown')
  const present = entries.map((entry) => join(serverSource, entry)).filter((path) => existsSync(path))
  const bundle = await rolldown({
    input: Object.fromEntries(present.map((path) => [basename(path, '.ts'), path])),
    platform: 'node',
    // What npm installed stays there: native parts and licences with it. Our own sources move, and what is spread over so many
    // files that looking for them would be a tenth of every start.
    external: (id) => !id.startsWith('.') && !isAbsolute(id) && !brought.test(id),
  })
  try {
    await bundle.write({
      dir: outDir,
      format: 'esm',
      sourcemap: true,
      // Seen from where the bundle will lie, not from where it is written.
      sourcemapPathTransform: (source, map) => relative(join(dist, 'server'), resolve(dirname(map), source)),
      // All flat in one folder, so that './migrations/' is beside whichever file asks for it.
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
    })
  } finally {
    await bundle.close()
  }
  const migrations = join(serverSource, 'db', 'migrations')
  if (existsSync(migrations)) cpSync(migrations, join(outDir, 'migrations'), { recursive: true })
  cpSync(join(root, 'cookbook'), join(outDir, 'cookbook'), { recursive: true })
  cpSync(join(root, 'packages', 'sight', 'model'), join(outDir, 'model'), { recursive: true })
  // npm puts some of the server's packages beside its package.json and not at the root: let the bundle find both.
  const packages = relative(join(dist, 'server'), join(root, 'apps', 'server', 'node_modules'))
  symlinkSync(packages, join(outDir, 'node_modules'), 'junction')
}

/**
 * Two renames instead of a slow copy: nobody ever sees half a build.
 *
 * @param {string} target
 * @param {string} source
 */
function replace(target, source) {
  const old = `${source}-old`
  const hadOne = existsSync(target)
  if (hadOne) renameSync(target, old)
  try {
    renameSync(source, target)
  } catch (error) {
    if (hadOne) renameSync(old, target)
    throw error
  }
  rmSync(old, { recursive: true, force: true })
}

/**
 * @param {string} dir
 * @returns {string[]}
 */
function filesIn(dir) {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const path = join(dir, entry.name)
    return entry.isDirectory() ? filesIn(path) : [path]
  })
}

await runScript(async () => {
  await ensureInstalled()
  // A test run has its own NODE_ENV; what it builds is what people get.
  process.env.NODE_ENV = 'production'
  await withFolderLock(
    join(cache, 'build.lock'),
    async () => {
      if (process.argv.includes('--if-needed') && isBuilt()) return
      console.log('Building Larder, as after every change. The next start is quick.')
      await build()
    },
    () => console.log('Waiting for another build to finish.'),
  )
})

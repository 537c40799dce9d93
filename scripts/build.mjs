#!/usr/bin/env node
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
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
  'cli/shard.ts',
  'features/meal-plan/planner/planner-worker.ts',
  'features/recipes/drawn-pictures/render-picture-worker.ts',
  'features/recipes/recipe-index/build-snapshot-process.ts',
  'features/suggestions/make-dishes-worker.ts',
  'food-text/food-text-worker.ts',
  'recipe-import/archive-worker.ts',
  'recipe-import/import-worker.ts',
  'vision/ocr-worker.ts',
  'vision/recognition-worker.ts',
]
const bundledPackages = /^(?:@larder|zod|drizzle-orm)(?:\/|$)/
const compressible = new Set(
  '.css .html .ico .js .json .mjs .svg .ttf .txt .wasm .webmanifest .xml'.split(' '),
)
const minCompressedBytes = 1024
/** Above this size the best compression takes minutes to save a few per cent. */
const maxBestCompressionBytes = 2_000_000

/** Builds server and web. A failed build leaves the last good one in place. */
async function build() {
  for (const name of readdirSync(cache))
    if (name.startsWith('build-')) rmSync(join(cache, name), { recursive: true, force: true })
  // Computed before the build, so that an edit during the build triggers the next one.
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
  // The vite that apps/web resolves; npm may have hoisted it.
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
 * Compresses a file with Brotli and gzip. The server sends the results as they are, so the best level costs no request time.
 *
 * @param {string} path
 */
async function compress(path) {
  if (!compressible.has(extname(path))) return
  const bytes = await readFile(path)
  if (bytes.length <= minCompressedBytes) return
  const brotli = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]:
        bytes.length > maxBestCompressionBytes ? 9 : constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }
  const compressed = await Promise.all([
    promisify(brotliCompress)(bytes, brotli),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all(compressed.map((content, n) => writeFile(`${path}.${n === 0 ? 'br' : 'gz'}`, content)))
}

/** @param {string} outDir */
async function buildServer(outDir) {
  const { rolldown } = await import('rolldown')
  const inputs = entries.map((entry) => join(serverSource, entry))
  const bundle = await rolldown({
    input: Object.fromEntries(inputs.map((path) => [basename(path, '.ts'), path])),
    platform: 'node',
    // npm packages stay in node_modules, with their native parts and licences. Our own sources are bundled, and so are packages with
    // so many files that resolving them would take a tenth of every start.
    external: (id) => !id.startsWith('.') && !isAbsolute(id) && !bundledPackages.test(id),
  })
  try {
    await bundle.write({
      dir: outDir,
      format: 'esm',
      sourcemap: true,
      // Relative to the bundle's final folder, not to the one it is written to.
      sourcemapPathTransform: (source, map) => relative(join(dist, 'server'), resolve(dirname(map), source)),
      // All files in one folder, so that './migrations/' resolves from each of them.
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
    })
  } finally {
    await bundle.close()
  }
  const migrations = join(serverSource, 'db', 'migrations')
  if (existsSync(migrations)) cpSync(migrations, join(outDir, 'migrations'), { recursive: true })
  copyCookbook(join(outDir, 'cookbook'))
  cpSync(join(root, 'packages', 'sight', 'model'), join(outDir, 'model'), { recursive: true })
  // npm installs some of the server's packages in apps/server/node_modules: the link lets the bundle resolve them too.
  const packages = relative(join(dist, 'server'), join(root, 'apps', 'server', 'node_modules'))
  symlinkSync(packages, join(outDir, 'node_modules'), 'junction')
}

/**
 * Copies the starter cookbook with a digest of each file, so that a server reads the files only after a change.
 *
 * @param {string} target
 */
function copyCookbook(target) {
  cpSync(join(root, 'cookbook'), target, { recursive: true })
  const names = readdirSync(target).filter((name) => name.endsWith('.cook'))
  const digests = names.sort().map((name) => {
    const text = readFileSync(join(target, name), 'utf8')
    return [name, createHash('sha256').update(text).digest('hex')]
  })
  writeFileSync(join(target, 'digests.json'), JSON.stringify(Object.fromEntries(digests)))
}

/**
 * Replaces a folder by two renames instead of a slow copy, so that no reader sees a partial build.
 *
 * @param {string} target
 * @param {string} source
 */
function replace(target, source) {
  const old = `${source}-old`
  const hadTarget = existsSync(target)
  if (hadTarget) renameSync(target, old)
  try {
    renameSync(source, target)
  } catch (error) {
    if (hadTarget) renameSync(old, target)
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
  // A test run sets another NODE_ENV, but must build the production version.
  process.env.NODE_ENV = 'production'
  await withFolderLock(
    join(cache, 'build.lock'),
    async () => {
      if (process.argv.includes('--if-needed') && isBuilt()) return
      console.log('Building Larder, because the sources changed. The next start is quick.')
      await build()
    },
    () => console.log('Waiting for another build to finish.'),
  )
})

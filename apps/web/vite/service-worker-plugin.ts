import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

const workerFile = 'service-worker.js'
/** Larger files are fetched on demand instead of by every client. */
const maxPrecachedBytes = 1_000_000
/** Assets of the scanner only, cached from its first use on. */
const largeAssetPattern = /\.(?:wasm|onnx)$/
const precachedPattern = /\.(?:js|css|svg|woff2)$/
/** The app's own styles are part of every page. */
const inPages = /^assets\/app-.*\.css$/
/** Public files with stable names that the page or a push message uses. */
const precachedPublicFiles = /^(?:theme\.js|icon\.svg|icon-192\.png)$/

/** Bundles the service worker after the build, with the exact list of built files to precache. */
export function serviceWorkerPlugin(): Plugin {
  let root = ''
  return {
    name: 'larder:service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    async writeBundle({ dir = '' }, bundle) {
      const hashedFiles = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/') && precachedPattern.test(name) && !inPages.test(name))
        .filter((name) => {
          const { length } = readFileSync(join(dir, name))
          if (length > maxPrecachedBytes) this.warn(`${name} is too large to precache: ${length} bytes`)
          return length <= maxPrecachedBytes
        })
        .map((name) => ({ url: `/${name}`, revision: null }))
      const publicFiles = readdirSync(join(root, 'public'))
        .filter((name) => precachedPublicFiles.test(name))
        .map((name) => ({ url: `/${name}`, revision: fingerprintOf(join(root, 'public', name)) }))
      const heavyFiles = Object.keys(bundle)
        .filter((name) => largeAssetPattern.test(name))
        .map((name) => `/${name}`)
      await bundleWorker(root, dir, [...hashedFiles, ...publicFiles], heavyFiles)
    },
  }
}

function bundleWorker(root: string, outDir: string, files: readonly object[], heavyFiles: readonly string[]) {
  return build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { BUILT_FILES: JSON.stringify(files), HEAVY_FILES: JSON.stringify(heavyFiles) },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'worker', 'service-worker.ts'),
        output: { format: 'iife', entryFileNames: workerFile },
      },
    },
  })
}

function fingerprintOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 16)
}

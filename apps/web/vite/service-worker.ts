import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

const worker = 'service-worker.js'
/** A file this heavy is fetched when it is needed, and not by everybody. */
const mostBytes = 1_000_000
/** What only the scanner needs, and keeps from its first visit on. */
const heavy = /\.(?:wasm|onnx)$/
const wanted = /\.(?:js|css|svg|woff2)$/
/** What the page itself asks for by a name that does not change, and what a message shows. */
const fixed = /^(?:theme\.js|icon\.svg|icon-192\.png)$/

/**
 * Bundles the service worker once everything else is built, so that it knows every file by name: what it keeps is what
 * the build has made, no more and no less.
 */
export function serviceWorker(): Plugin {
  let root = ''
  return {
    name: 'larder:service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    async writeBundle({ dir = '' }, bundle) {
      const hashed = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/') && wanted.test(name))
        .filter((name) => {
          const { length } = readFileSync(join(dir, name))
          if (length > mostBytes) this.warn(`${name} is too heavy to be kept for offline: ${length} bytes`)
          return length <= mostBytes
        })
        .map((name) => ({ url: `/${name}`, revision: null }))
      const others = readdirSync(join(root, 'public'))
        .filter((name) => fixed.test(name))
        .map((name) => ({ url: `/${name}`, revision: printOf(join(root, 'public', name)) }))
      const heavyFiles = Object.keys(bundle)
        .filter((name) => heavy.test(name))
        .map((name) => `/${name}`)
      await bundleWorker(root, dir, [...hashed, ...others], heavyFiles)
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
        output: { format: 'iife', entryFileNames: worker },
      },
    },
  })
}

function printOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 16)
}

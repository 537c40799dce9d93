import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const iconIndex = createRequire(import.meta.url)
  .resolve('lucide-react')
  .replace(/dist\/cjs\/[^/]+$/, 'dist/esm/lucide-react.mjs')

/** Only public pages import these files. */
const publicFile = /\/src\/features\/(?:marketing|account\/(?:login|register))\//

/**
 * Imports each icon from its own file instead of the index: two thousand modules fewer to build, and
 * chunk-names.ts sees which page needs which icon. Public pages have copies of their own: an icon is shorter than the
 * request for a file that holds what they share with a cook's pages.
 */
export function directIconImports(): Plugin {
  const files = new Map<string, string>()
  return {
    name: 'larder:direct-icon-imports',
    apply: 'build',
    buildStart() {
      for (const [, names = '', file = ''] of readFileSync(iconIndex, 'utf8').matchAll(
        /export \{([^}]+)\} from '(\.\/icons\/[^']+)'/g,
      ))
        for (const [, name = ''] of names.matchAll(/default as (\w+)/g))
          files.set(name, join(dirname(iconIndex), file))
    },
    transform: {
      filter: { id: /\/src\/.+\.tsx?$/, code: 'lucide-react' },
      handler: (code, id) =>
        code.replace(/import \{([^}]+)\} from ['"]lucide-react['"]/g, (whole, names: string) => {
          const lines = names
            .split(',')
            .map((specifier) => specifier.trim())
            .filter(Boolean)
            .map((specifier) => {
              const [name = '', as = name] = specifier.split(/\s+as\s+/)
              const file = files.get(name)
              const copy = publicFile.test(id) ? '?visitor' : ''
              return file && `import ${as} from ${JSON.stringify(file + copy)}`
            })
          return lines.every(Boolean) ? lines.join(';') : whole
        }),
    },
  }
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Plugin, parseSync } from 'vite'

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
      const { staticExports } = parseSync(iconIndex, readFileSync(iconIndex, 'utf8')).module
      for (const { importName, exportName, moduleRequest } of staticExports.flatMap(({ entries }) => entries))
        if (importName.name === 'default' && exportName.name && moduleRequest)
          files.set(exportName.name, join(dirname(iconIndex), moduleRequest.value))
    },
    transform: {
      filter: { id: /\/src\/.+\.tsx?$/, code: 'lucide-react' },
      handler(code, id) {
        const copy = publicFile.test(id) ? '?visitor' : ''
        let direct = code
        const { staticImports } = parseSync(id, code).module
        for (const { start, end, moduleRequest, entries } of staticImports.toReversed()) {
          if (moduleRequest.value !== 'lucide-react') continue
          const lines = entries.map(({ importName, localName }) => {
            const file = files.get(importName.name ?? '')
            return file && `import ${localName.value} from ${JSON.stringify(file + copy)}`
          })
          if (lines.every(Boolean))
            direct = direct.slice(0, start) + `${lines.join(';')};` + direct.slice(end)
        }
        return direct
      },
    },
  }
}

import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { categoryIcons, fallbackIcon, foodIconTable } from '../src/food/data/food-icons.ts'

const module = 'virtual:food-icons'
const resolved = `\0${module}`
const address = '/food-icons.svg'

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
}

/**
 * One file with every picture that a food can wear, and none besides. `virtual:food-icons` is its address; a picture is
 * shown by `<use href="ADDRESS#NAME">`, so that a list of a thousand foods asks for one file.
 */
export function foodIconSprite(): Plugin {
  let building = false
  return {
    name: 'larder:food-icon-sprite',
    configResolved({ command }) {
      building = command === 'build'
    },
    resolveId: (id) => (id === module ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined
      if (!building) return `export default ${JSON.stringify(address)}`
      const file = this.emitFile({ type: 'asset', name: 'food-icons.svg', source: renderSprite() })
      return `export default import.meta.ROLLUP_FILE_URL_${file}`
    },
    configureServer({ middlewares }) {
      middlewares.use(address, (_, response) => {
        response.setHeader('content-type', 'image/svg+xml')
        response.end(renderSprite())
      })
    },
  }
}

/** The pictures that the table names. */
export function findUsedIcons(): string[] {
  const named = foodIconTable
    .trim()
    .split('\n')
    .map((line) => line.split('|')[0] ?? '')
  return [...new Set([...named, ...Object.values(categoryIcons), fallbackIcon])].sort()
}

/** The file: a symbol for each picture. */
export function renderSprite(): string {
  const { icons } = createRequire(import.meta.url)('@iconify-json/fluent-emoji-flat/icons.json') as IconSet
  const symbols = findUsedIcons().map((name) => {
    const icon = icons[name]
    if (!icon) throw new Error(`data/food-icons.ts names '${name}', which Fluent Emoji Flat does not have`)
    return `<symbol id="${name}" viewBox="0 0 32 32">${icon.body}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

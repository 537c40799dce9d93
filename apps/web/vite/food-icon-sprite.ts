import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { categoryIcons, fallbackIcon, foodIconTable } from '../src/food/data/food-icons.ts'
import { ownFoodIcons } from '../src/food/data/own-food-icons.ts'

const virtualId = 'virtual:food-icons'
const resolvedId = `\0${virtualId}`
const url = '/food-icons.svg'

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
}

/**
 * Builds one SVG file with exactly the icons that foods use. `virtual:food-icons` exports its URL; an icon is
 * shown by `<use href="URL#NAME">`, so that a list of a thousand foods requests one file.
 */
export function foodIconSprite(): Plugin {
  let isBuild = false
  return {
    name: 'larder:food-icon-sprite',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === virtualId ? resolvedId : undefined),
    load(id) {
      if (id !== resolvedId) return undefined
      if (!isBuild) return `export default ${JSON.stringify(url)}`
      const file = this.emitFile({ type: 'asset', name: 'food-icons.svg', source: renderSprite() })
      return `export default import.meta.ROLLUP_FILE_URL_${file}`
    },
    configureServer({ middlewares }) {
      middlewares.use(url, (_, response) => {
        response.setHeader('content-type', 'image/svg+xml')
        response.end(renderSprite())
      })
    },
  }
}

/** Returns the icon names used in the table. */
function findUsedIcons(): string[] {
  const tableIcons = foodIconTable
    .trim()
    .split('\n')
    .map((line) => line.split('|')[0] ?? '')
  return [...new Set([...tableIcons, ...Object.values(categoryIcons), fallbackIcon])].sort()
}

/** Renders the sprite with one symbol per icon. */
export function renderSprite(): string {
  const { icons } = createRequire(import.meta.url)('@iconify-json/fluent-emoji-flat/icons.json') as IconSet
  const symbols = findUsedIcons().map((name) => {
    const body = ownFoodIcons[name] ?? icons[name]?.body
    if (!body) throw new Error(`data/food-icons.ts names '${name}', which neither icon set has`)
    return `<symbol id="${name}" viewBox="0 0 32 32">${body}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

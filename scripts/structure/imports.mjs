/**
 * @typedef {'static' | 'type' | 'lazy'} ImportKind
 * @typedef {{ specifier: string, at: number, kind: ImportKind }} Import
 */

const from =
  /(?<![\w$.])(?:import|export)\b(\s+type\b(?!\s*(?:,|from\b)))?(?:(?!\bimport\b|\bexport\b)[\w$\s{},*])*?\bfrom\s*(['"])/g
const bare = /(?<![\w$.])import\s*(['"])/g
const lazy = /(?<![\w$.])(?:import|require|new\s+URL)\s*\(\s*(['"`])/g

/**
 * Returns every import of a file: static, type-only and lazy (`import()`, `require()`, a worker's `new URL()`).
 *
 * @param {string} text the file's text
 * @param {string} code the text with strings and comments blanked
 * @returns {Import[]}
 */
export function parseImports(text, code) {
  /** @type {Import[]} */
  const imports = []
  /** @param {RegExpExecArray} match @param {string} quote @param {ImportKind} kind */
  const add = (match, quote, kind) => {
    const start = match.index + match[0].length
    const specifier = text.slice(start, text.indexOf(quote, start))
    if (/^new\b/.test(match[0]) && !/^\.\.?\/.*\.[cm]?[jt]sx?$/.test(specifier)) return
    imports.push({ specifier, at: match.index, kind })
  }
  for (const match of code.matchAll(from)) add(match, match[2], match[1] ? 'type' : 'static')
  for (const match of code.matchAll(bare)) add(match, match[1], 'static')
  for (const match of code.matchAll(lazy)) add(match, match[1], 'lazy')
  return imports
}

const endings = ['', '.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts', '/index.ts', '/index.tsx']

/**
 * Resolves a path to a file, as the bundler does.
 *
 * @param {string} path
 * @param {(path: string) => boolean} exists
 */
export function resolveImport(path, exists) {
  for (const ending of endings) if (exists(path + ending)) return path + ending
  const asTypeScript = path.replace(/\.js(x?)$/, '.ts$1')
  return asTypeScript !== path && exists(asTypeScript) ? asTypeScript : undefined
}

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

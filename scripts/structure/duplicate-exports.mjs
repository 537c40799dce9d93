/**
 * @typedef {import('./source-tree.mjs').Tree} Tree
 * @typedef {import('./source-tree.mjs').Fault} Fault
 */

/**
 * No name is exported by two files: a reader who searches for a name finds one meaning. Re-exports do not count.
 *
 * @param {Tree} tree
 * @returns {Fault[]}
 */
export function findDuplicateExports(tree) {
  /** @type {Map<string, string[]>} */
  const filesByName = new Map()
  for (const { path, syntax, isTest } of tree.sources) {
    if (/\.d\.m?ts$/.test(path) || (isTest && !path.startsWith('verification/'))) continue
    for (const name of new Set(syntax.exports.map((one) => one.name)))
      filesByName.set(name, [...(filesByName.get(name) ?? []), path])
  }
  return [...filesByName]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => ({
      path: paths[0] ?? '',
      line: 1,
      message: `'${name}' is exported by ${paths.length} files: ${paths.join(', ')}`,
      advice: 'give each meaning its own name, or export it once and import it',
    }))
}

import { lineAt } from './parse-source.mjs'

/**
 * @typedef {import('./source-tree.mjs').Tree} Tree
 * @typedef {import('./source-tree.mjs').Fault} Fault
 */

const documented = /^packages\/(?:kitchen|contract|sight|plating)\/src\/(?!index\.ts$)(?!(?:.*\/)?data\/)/
const inKitchen = /^packages\/kitchen\//

/**
 * Requires a doc comment on every export of kitchen, contract, sight and plating, in the kitchen with an example. A schema and the type of the
 * same name, and the overloads of one function, share one.
 *
 * @param {Tree} tree
 * @returns {Fault[]}
 */
export function checkDocComments(tree) {
  /** @type {Fault[]} */
  const faults = []
  for (const file of tree.sources) {
    if (!documented.test(file.path) || file.isTest) continue
    const checked = new Set()
    for (const { name, at } of file.syntax.exports) {
      if (checked.has(name)) continue
      checked.add(name)
      const before = file.text.slice(0, at).trimEnd()
      const comment = file.syntax.comments.find(({ end }) => end === before.length)
      const missing = !comment?.text.startsWith('/**')
        ? 'a sentence'
        : inKitchen.test(file.path) && !comment.text.includes('Example')
          ? 'an example'
          : undefined
      if (!missing) continue
      faults.push({
        path: file.path,
        line: lineAt(file.text, at),
        message: `'${name}' is exported without ${missing}`,
        advice: 'put /** what it means to a cook. Example: … */ above it',
      })
    }
  }
  return faults
}

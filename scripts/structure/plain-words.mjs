import { lineAt } from './scan.mjs'

/**
 * @typedef {import('./tree.mjs').Tree} Tree
 * @typedef {import('./tree.mjs').Fault} Fault
 */

const documented = /^packages\/(?:kitchen|contract)\/src\/(?!index\.ts$)(?!(?:.*\/)?data\/)/
const exported =
  /^export\s+(?:declare\s+)?(?:async\s+)?(?:abstract\s+)?(?:function\s*\*?|const\s+enum|const|let|class|type|interface|enum)\s+([\w$]+)/gm

/**
 * One sentence on every export of the kitchen and the contract. A schema and the type of the same name, and the
 * overloads of one function, share theirs.
 *
 * @param {Tree} tree
 * @returns {Fault[]}
 */
export function sentences(tree) {
  /** @type {Fault[]} */
  const faults = []
  for (const file of tree.sources) {
    if (!documented.test(file.path) || file.isTest) continue
    const said = new Set()
    for (const match of file.code.matchAll(exported)) {
      const [, name] = match
      if (said.has(name)) continue
      said.add(name)
      const before = file.text.slice(0, match.index).trimEnd()
      const comment = file.comments.find(({ end }) => end === before.length)
      if (comment?.text.startsWith('/**')) continue
      faults.push({
        path: file.path,
        line: lineAt(file.text, match.index),
        wrong: `'${name}' is exported without a sentence`,
        belongs: 'put /** what it means to a cook, with an example */ above it',
      })
    }
  }
  return faults
}

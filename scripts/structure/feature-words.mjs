/**
 * @typedef {import('./source-tree.mjs').Tree} Tree
 * @typedef {import('./source-tree.mjs').Fault} Fault
 */

/**
 * The features in order: on the server each may import those before it.
 */
export const featureWords =
  'plans account household diet inventory recipes my-recipes imports suggestions shopping meal-plan cooking scan fridge community notifications api-keys contact admin'.split(
    ' ',
  )
const webOnly = ['home', 'marketing', 'gallery']
const contractOnly = ['http', 'index', 'openapi', 'data']
const tablesOnly = ['rate-limits']

const locations = [
  { where: 'apps/web/src/features/', known: [...featureWords, ...webOnly], folders: true },
  { where: 'apps/server/src/features/', known: featureWords, folders: true },
  { where: 'packages/contract/src/', known: [...featureWords, ...contractOnly], folders: false },
  { where: 'apps/server/src/db/tables/', known: [...featureWords, ...tablesOnly], folders: false },
]

/**
 * Checks that folders and files of features use the feature words, in contract, tables, server and web.
 *
 * @param {Tree} tree
 * @returns {Fault[]}
 */
export function checkFeatureWords(tree) {
  /** @type {Fault[]} */
  const faults = []
  const reported = new Set()
  for (const { path, isTest } of tree.files)
    for (const { where, known, folders } of locations) {
      if (!path.startsWith(where)) continue
      const [first = '', ...deeper] = path.slice(where.length).split('/')
      const isFolder = deeper.length > 0
      const word = isFolder ? first : first.replace(/\..*$/, '')
      const fault = (/** @type {string} */ message, /** @type {string} */ advice) =>
        faults.push({ path, line: 1, message, advice })
      if (folders && !isFolder)
        fault(`a file directly in ${where}`, `put it into the folder of its feature: ${known.join(', ')}`)
      else if (!known.includes(word) && (isFolder || !isTest) && !reported.has(where + word)) {
        reported.add(where + word)
        fault(
          `'${word}' is not a feature word`,
          `${where} may contain ${known.join(', ')}; a new word needs a decision record and a line in scripts/structure/feature-words.mjs`,
        )
      }
    }
  return faults
}

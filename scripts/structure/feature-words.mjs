/**
 * @typedef {import('./source-tree.mjs').Tree} Tree
 * @typedef {import('./source-tree.mjs').Fault} Fault
 */

/**
 * The features in order: on the server each may import those before it.
 */
export const featureWords =
  'account household diet inventory recipes my-recipes imports suggestions meal-plan shopping cooking scan fridge community notifications plans api-keys contact admin'.split(
    ' ',
  )
const webOnly = ['home', 'marketing', 'gallery']
const ofContract = ['http', 'index', 'openapi', 'data']
const ofTables = ['rate-limits']

const places = [
  { where: 'apps/web/src/features/', known: [...featureWords, ...webOnly], folders: true },
  { where: 'apps/server/src/features/', known: featureWords, folders: true },
  { where: 'packages/contract/src/', known: [...featureWords, ...ofContract], folders: false },
  { where: 'apps/server/src/db/tables/', known: [...featureWords, ...ofTables], folders: false },
]

/**
 * A feature has one word, the same in all four places.
 *
 * @param {Tree} tree
 * @returns {Fault[]}
 */
export function checkFeatureWords(tree) {
  /** @type {Fault[]} */
  const faults = []
  const told = new Set()
  for (const { path, isTest } of tree.files)
    for (const { where, known, folders } of places) {
      if (!path.startsWith(where)) continue
      const [first = '', ...deeper] = path.slice(where.length).split('/')
      const isFolder = deeper.length > 0
      const word = isFolder ? first : first.replace(/\..*$/, '')
      const fault = (/** @type {string} */ wrong, /** @type {string} */ belongs) =>
        faults.push({ path, line: 1, wrong, belongs })
      if (folders && !isFolder)
        fault(`a file directly in ${where}`, `put it into the folder of its feature: ${known.join(', ')}`)
      else if (!known.includes(word) && (isFolder || !isTest) && !told.has(where + word)) {
        told.add(where + word)
        fault(
          `'${word}' is not one of our words`,
          `in ${where} stand ${known.join(', ')}; a new word is a decision record and a line in scripts/structure/feature-words.mjs`,
        )
      }
    }
  return faults
}

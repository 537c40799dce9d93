import { lineAt } from './source-scanner.mjs'

/**
 * @typedef {import('./source-tree.mjs').Tree} Tree
 * @typedef {import('./source-tree.mjs').Fault} Fault
 */

const ours = /^(?:apps|packages|scripts|verification)\//
const emptyNames = new Set(['utils', 'util', 'helpers', 'helper', 'types', 'common', 'misc', 'shared', 'lib'])
const kebabFile = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/
const kebabFolder = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*|__[a-z]+__)$/
const named = /\.(?:[cm]?[jt]sx?|css|html)$/
const exported =
  /^\s*export\s+(?:default\s+)?(?:declare\s+)?(?:abstract\s+)?(?:class|interface|type)\s+([\w$]+)/gm

/**
 * Names that say what a thing is.
 *
 * @param {Tree} tree
 * @returns {Fault[]}
 */
export function checkNames(tree) {
  /** @type {Fault[]} */
  const faults = []
  for (const file of tree.files) {
    if (!ours.test(file.path)) continue
    const wrong = findPathFault(file.path)
    if (wrong) faults.push({ path: file.path, line: 1, ...wrong })
    for (const match of file.code.matchAll(exported)) {
      const [, name] = match
      const affix = /^I(?=[A-Z][a-z])|(?:Dto|DTO|Impl|Manager)$/.exec(name)
      if (affix)
        faults.push({
          path: file.path,
          line: lineAt(file.text, match.index + match[0].length),
          wrong: `'${name}' wears the ${affix.index === 0 ? 'prefix' : 'suffix'} '${affix[0]}'`,
          belongs: 'name the thing itself, as a cook would',
        })
    }
  }
  return faults
}

/** @param {string} path */
function findPathFault(path) {
  const folders = path.split('/')
  const base = folders.pop() ?? ''
  const stem = base.replace(/\..*$/, '')
  for (const name of [...folders, stem])
    if (emptyNames.has(name))
      return {
        wrong: `'${name}' says nothing`,
        belongs: 'name the file after what it exports, the folder after what it holds',
      }
  if (!named.test(base)) return undefined
  if (stem === 'index' && folders.includes('features'))
    return {
      wrong: 'an index inside a feature',
      belongs: 'import the file that holds the thing; barrels cause import cycles',
    }
  const folder = folders.find((name) => !kebabFolder.test(name))
  if (folder !== undefined)
    return { wrong: `folder '${folder}' is not kebab-case`, belongs: 'write it like-this' }
  if (!kebabFile.test(base))
    return {
      wrong: `'${base}' is not kebab-case`,
      belongs: 'name files like-this.ts, after what they export',
    }
  return undefined
}

/**
 * @typedef {import('./source-tree.mjs').Tree} Tree
 * @typedef {import('./source-tree.mjs').Fault} Fault
 */

const machinePatterns = [
  {
    // A machine may reach packages by another address: npm and apt know which.
    pattern:
      /\b(?:registry\.(?:npmjs|yarnpkg|npmmirror)\.(?:org|com)|(?:deb|security|ftp|archive)\.debian\.org|(?:archive|security|ports)\.ubuntu\.com|pypi\.org|files\.pythonhosted\.org|dl-cdn\.alpinelinux\.org)\b/,
    wrong: 'names a package registry',
    belongs: 'leave the address to the configuration of npm or apt on each machine',
  },
  {
    pattern: /(?<![\w.\-/:])(?:\/work\/|\/tmp\/bash_jobs|\/Users\/[a-z])/,
    wrong: 'holds a path of one machine',
    belongs: 'write it relative to the repository, or take it from the environment',
  },
]

/**
 * What is true of one machine only has no place in the repository.
 *
 * @param {Tree} tree
 * @returns {Fault[]}
 */
export function findMachineDetails(tree) {
  /** @type {Fault[]} */
  const faults = []
  for (const { path, text } of tree.files)
    for (const { pattern, wrong, belongs } of machinePatterns) {
      if (!pattern.test(text)) continue
      text.split('\n').forEach((content, index) => {
        const found = pattern.exec(content)
        if (found) faults.push({ path, line: index + 1, wrong: `${wrong}: ${found[0]}`, belongs })
      })
    }
  return faults
}

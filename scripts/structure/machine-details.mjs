/**
 * @typedef {import('./source-tree.mjs').Tree} Tree
 * @typedef {import('./source-tree.mjs').Fault} Fault
 */

const machinePatterns = [
  {
    // Each machine may use another registry, configured in npm and apt.
    pattern:
      /\b(?:registry\.(?:npmjs|yarnpkg|npmmirror)\.(?:org|com)|(?:deb|security|ftp|archive)\.debian\.org|(?:archive|security|ports)\.ubuntu\.com|pypi\.org|files\.pythonhosted\.org|dl-cdn\.alpinelinux\.org)\b/,
    message: 'names a package registry',
    advice: 'leave the address to the configuration of npm or apt on each machine',
  },
  {
    pattern: /(?<![\w.\-/:])(?:\/work\/|\/tmp\/bash_jobs|\/Users\/[a-z])/,
    message: 'contains a path of one machine',
    advice: 'write it relative to the repository, or take it from the environment',
  },
]

/**
 * Finds details of a single machine, which do not belong in the repository.
 *
 * @param {Tree} tree
 * @returns {Fault[]}
 */
export function findMachineDetails(tree) {
  /** @type {Fault[]} */
  const faults = []
  for (const { path, text } of tree.files)
    for (const { pattern, message, advice } of machinePatterns) {
      if (!pattern.test(text)) continue
      text.split('\n').forEach((content, index) => {
        const found = pattern.exec(content)
        if (found) faults.push({ path, line: index + 1, message: `${message}: ${found[0]}`, advice })
      })
    }
  return faults
}

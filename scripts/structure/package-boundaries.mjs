import { builtinModules } from 'node:module'

/**
 * @typedef {import('./source-tree.mjs').Tree} Tree
 * @typedef {import('./source-tree.mjs').Fault} Fault
 */

const builtins = new Set(builtinModules)

/** What each package may import besides itself; `true` lets any npm package in. */
const boundaries = {
  '@larder/kitchen': {
    ours: [],
    npm: /** @type {string[] | true} */ ([]),
    node: false,
    instead:
      'the kitchen knows food and nothing else: take it as an argument, or move the line to the app that has it',
  },
  '@larder/contract': {
    ours: ['@larder/kitchen'],
    npm: /** @type {string[] | true} */ (['zod', 'zod/mini']),
    node: false,
    instead:
      'the contract holds schemas only: rules of food belong in packages/kitchen, work in apps/server/src/features',
  },
  '@larder/sight': {
    ours: [],
    npm: /** @type {string[] | true} */ ([]),
    node: false,
    instead:
      'sight knows pixels and nothing else: decoding, models and files belong in apps/server/src/vision or apps/web/src/vision, food in packages/kitchen',
  },
  '@larder/server': {
    ours: ['@larder/kitchen', '@larder/contract', '@larder/sight'],
    npm: /** @type {string[] | true} */ (true),
    node: true,
    instead: 'web and server meet only in packages/contract; a rule both need belongs in packages/kitchen',
  },
  '@larder/web': {
    ours: ['@larder/kitchen', '@larder/contract', '@larder/sight'],
    npm: /** @type {string[] | true} */ (true),
    node: false,
    instead:
      'the browser has no Node and no server: ask an endpoint of @larder/contract, or move the rule to packages/kitchen',
  },
  'larder-camera': {
    ours: [],
    npm: /** @type {string[] | true} */ ([]),
    node: true,
    instead:
      'a camera runs where nothing else is installed: write it with what Node has; it speaks to Larder over HTTP only',
  },
}

/**
 * Six packages, seven arrows: the camera stands alone.
 *
 * @param {Tree} tree
 * @returns {Fault[]}
 */
export function checkPackageBoundaries(tree) {
  /** @type {Fault[]} */
  const faults = []
  for (const file of tree.sources) {
    const home = tree.packageOf(file)
    const wall = home && boundaries[/** @type {keyof typeof boundaries} */ (home.name)]
    for (const link of file.links) {
      const { specifier } = link
      const fault = (/** @type {string} */ wrong, /** @type {string} */ belongs) =>
        faults.push({ path: file.path, line: link.line, wrong, belongs })

      if (/^(?:@|~|#|src)\//.test(specifier) || /^[~#]/.test(specifier)) {
        fault(
          `'${specifier}' is an alias`,
          'write the relative path, so that the direction of the import can be seen',
        )
        continue
      }
      const owner = tree.packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`))
      if (owner) {
        if (wall && owner !== home && !wall.ours.some((name) => name === owner.name))
          fault(`${home.name} may not import ${owner.name}`, wall.instead)
        else if (!link.file)
          fault(
            `'${specifier}' is no entry point of ${owner.name}, or its file is not kept by git`,
            `import what ${owner.dir}/package.json exports; look whether .gitignore hides the file`,
          )
        continue
      }
      const inSource = home !== undefined && file.path.startsWith(`${home.dir}/src/`)
      if (specifier.startsWith('.')) {
        const there = tree.packages.find(({ dir }) => link.target?.startsWith(`${dir}/`))
        // Build configuration runs before any bundler, when Node cannot yet follow a package name into TypeScript.
        const mayLeave = !inSource && wall?.ours.some((name) => name === there?.name)
        if (home && there !== home && !mayLeave)
          fault(
            `'${specifier}' leaves ${home.dir}`,
            'cross a package border by the package name only (@larder/kitchen, @larder/contract)',
          )
        else if (home && !link.file)
          fault(
            `'${specifier}' leads to no file that git keeps`,
            'correct the path, or look whether .gitignore hides the file',
          )
        continue
      }
      // Tests run on Node with whatever they measure against; configuration beside src runs on Node too.
      if (!wall || file.isTest || !inSource) continue
      const isNode = specifier.startsWith('node:') || builtins.has(specifier)
      if (isNode ? wall.node || isTesting(file.path) : wall.npm === true || wall.npm.includes(specifier))
        continue
      fault(`${home.name} may not import '${specifier}'`, wall.instead)
    }
  }
  return faults
}

/** @param {string} path */
function isTesting(path) {
  return path.includes('/src/testing/')
}

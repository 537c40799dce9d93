import { builtinModules } from 'node:module'

/**
 * @typedef {import('./source-tree.mjs').Tree} Tree
 * @typedef {import('./source-tree.mjs').Fault} Fault
 */

const builtins = new Set(builtinModules)

/** What each package may import in addition to itself; `true` allows any npm package. */
const boundaries = {
  '@larder/kitchen': {
    ours: [],
    npm: /** @type {string[] | true} */ ([]),
    node: false,
    instead: 'the kitchen has no dependencies: take it as an argument, or move the code to the app',
  },
  '@larder/contract': {
    ours: ['@larder/kitchen'],
    npm: /** @type {string[] | true} */ (['zod', 'zod/mini']),
    node: false,
    instead:
      'the contract holds schemas only: rules of food belong in packages/kitchen, logic in apps/server/src/features',
  },
  '@larder/sight': {
    ours: [],
    npm: /** @type {string[] | true} */ ([]),
    node: false,
    instead:
      'sight has no dependencies: decoding, models and files belong in apps/server/src/vision or apps/web/src/vision, food in packages/kitchen',
  },
  '@larder/sync': {
    ours: ['@larder/contract'],
    npm: /** @type {string[] | true} */ (['@tanstack/query-core', 'idb']),
    node: false,
    instead:
      'the engine knows no screens and no food: pass it in as a port, or move the code to apps/web/src/api',
  },
  '@larder/plating': {
    ours: [],
    npm: /** @type {string[] | true} */ ([]),
    node: false,
    instead:
      'plating has no dependencies: the calling app fills PlatingRecipe from packages/kitchen and renders the SVG',
  },
  '@larder/server': {
    ours: ['@larder/kitchen', '@larder/contract', '@larder/sight', '@larder/plating'],
    npm: /** @type {string[] | true} */ (true),
    node: true,
    instead: 'web and server share only packages/contract; a rule both need belongs in packages/kitchen',
  },
  '@larder/web': {
    ours: ['@larder/kitchen', '@larder/contract', '@larder/sight', '@larder/plating', '@larder/sync'],
    npm: /** @type {string[] | true} */ (true),
    node: false,
    instead:
      'the browser has no Node and no server code: call an endpoint of @larder/contract, or move the rule to packages/kitchen',
  },
  'larder-camera': {
    ours: [],
    npm: /** @type {string[] | true} */ ([]),
    node: true,
    instead:
      'the camera client runs where nothing else is installed: use built-in modules of Node; it talks to Larder over HTTP only',
  },
}

/**
 * Checks what each package imports.
 *
 * @param {Tree} tree
 * @returns {Fault[]}
 */
export function checkPackageBoundaries(tree) {
  /** @type {Fault[]} */
  const faults = []
  for (const file of tree.sources) {
    const home = tree.packageOf(file)
    const boundary = home && boundaries[/** @type {keyof typeof boundaries} */ (home.name)]
    for (const link of file.links) {
      const { specifier } = link
      const fault = (/** @type {string} */ message, /** @type {string} */ advice) =>
        faults.push({ path: file.path, line: link.line, message, advice })

      if (/^(?:@|~|#|src)\//.test(specifier) || /^[~#]/.test(specifier)) {
        fault(
          `'${specifier}' is an alias`,
          'write the relative path, so that the direction of the import is visible',
        )
        continue
      }
      const owner = tree.packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`))
      if (owner) {
        if (boundary && owner !== home && !boundary.ours.some((name) => name === owner.name))
          fault(`${home.name} may not import ${owner.name}`, boundary.instead)
        else if (!link.file)
          fault(
            `'${specifier}' is no entry point of ${owner.name}, or its file is not tracked by git`,
            `import what ${owner.dir}/package.json exports; check whether .gitignore ignores the file`,
          )
        continue
      }
      const inSource = home !== undefined && file.path.startsWith(`${home.dir}/src/`)
      if (specifier.startsWith('.')) {
        const target = tree.packages.find(({ dir }) => link.target?.startsWith(`${dir}/`))
        // Build configuration runs without a bundler, where Node cannot resolve a package name to TypeScript.
        const mayLeave = !inSource && boundary?.ours.some((name) => name === target?.name)
        if (home && target !== home && !mayLeave)
          fault(
            `'${specifier}' leaves ${home.dir}`,
            'import other packages by name only (@larder/kitchen, @larder/contract)',
          )
        else if (home && !link.file)
          fault(
            `'${specifier}' resolves to no file tracked by git`,
            'correct the path, or check whether .gitignore ignores the file',
          )
        continue
      }
      // Tests run on Node and may use any package; configuration beside src runs on Node too.
      if (!boundary || file.isTest || !inSource) continue
      const isNode = specifier.startsWith('node:') || builtins.has(specifier)
      if (
        isNode
          ? boundary.node || isTesting(file.path)
          : boundary.npm === true || boundary.npm.includes(specifier)
      )
        continue
      fault(`${home.name} may not import '${specifier}'`, boundary.instead)
    }
  }
  return faults
}

/** @param {string} path */
function isTesting(path) {
  return path.includes('/src/testing/')
}

/**
 * Checks that the drawing in ARCHITECTURE.md shows the imports that are allowed, and no others.
 *
 * @param {Tree} tree
 * @returns {Fault[]}
 */
export function checkPackageDrawing(tree) {
  const path = 'ARCHITECTURE.md'
  const text = tree.byPath.get(path)?.text
  if (text === undefined) return []
  const shortName = (/** @type {string} */ name) => name.replace(/^(?:@larder\/|larder-)/, '')
  const present = new Set(tree.packages.map(({ name }) => name))
  const allowed = new Set(
    Object.entries(boundaries).flatMap(([name, { ours }]) =>
      ours
        .filter((other) => present.has(name) && present.has(other))
        .map((other) => `${shortName(name)} → ${shortName(other)}`),
    ),
  )
  const advice = "draw what scripts/structure/package-boundaries.mjs allows: '  web --> contract & kitchen'"
  /** @type {Fault[]} */
  const faults = []
  const drawn = new Set()
  let inDrawing = false
  for (const [index, line] of text.split('\n').entries()) {
    if (line.startsWith('```')) inDrawing = line === '```mermaid'
    const [from = '', to] = line.split('-->')
    if (!inDrawing || to === undefined) continue
    for (const target of to.split('&')) {
      const arrow = `${from.trim()} → ${target.trim()}`
      drawn.add(arrow)
      if (!allowed.has(arrow))
        faults.push({ path, line: index + 1, message: `the drawing shows ${arrow}`, advice })
    }
  }
  for (const arrow of allowed)
    if (!drawn.has(arrow)) faults.push({ path, line: 1, message: `the drawing lacks ${arrow}`, advice })
  return faults
}

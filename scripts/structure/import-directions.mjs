import { featureWords } from './feature-words.mjs'

/**
 * @typedef {import('./source-tree.mjs').Tree} Tree
 * @typedef {import('./source-tree.mjs').Fault} Fault
 *
 * @typedef {object} SourceModule a part of an app's src
 * @property {string} name
 * @property {string} [word] the feature's word
 *
 * @typedef {object} AppRules
 * @property {string} src
 * @property {(rest: string) => string} moduleName returns the module of a path under src
 * @property {Record<string, string[]>} arrows module → modules it may import in addition to itself
 * @property {string[]} forTests modules that tests may import as well
 * @property {Record<string, string>} advice imported module → where the line belongs instead
 * @property {string} order
 */

const ports = [
  'vision',
  'mail',
  'pictures',
  'payments',
  'products',
  'push',
  'model',
  'recipe-import',
  'food-text',
]
const serverMiddle = ['http', 'db', 'seed', 'jobs', ...ports]
const serverMiddleArrows = [...serverMiddle, 'foundation']
const foundation = ['config', 'network', 'time', 'workers']
const foundationAdvice =
  'the foundation (errors, actor, log, config, network, time, workers) imports nothing above it'
const webBelowFeatures = ['feedback', 'food', 'ui', 'api', 'session', 'vision', 'router', 'foundation']

/** @type {AppRules} */
const web = {
  src: 'apps/web/src/',
  moduleName(rest) {
    const [top = '', ...deeper] = rest.split('/')
    if (deeper.length > 0) return top
    if (/^main\./.test(top)) return 'main'
    // Files beside main are the foundation that everything but ui may import: paths.ts.
    return /\.css$/.test(top) ? 'styles' : 'foundation'
  },
  arrows: {
    main: ['app', 'features', ...webBelowFeatures, 'styles'],
    app: ['features', ...webBelowFeatures],
    features: webBelowFeatures,
    // Failures of the API as toasts.
    feedback: ['ui', 'api'],
    food: ['ui', 'router', 'foundation'],
    ui: ['router'],
    api: ['session', 'foundation'],
    session: ['foundation'],
    // Camera, barcodes and the on-device recogniser: no screen, no endpoint.
    vision: ['foundation'],
    // The history of the tab as locations, routes and links: it could ship in another product.
    router: [],
    foundation: [],
    styles: [],
    testing: ['main', 'app', 'features', ...webBelowFeatures, 'styles'],
  },
  forTests: ['testing'],
  advice: {
    main: 'nothing imports main',
    app: 'app imports the others, never the reverse: pass it as a prop, or move the component to ui or food',
    features:
      'move what others need to food (if it shows food), ui (if it does not) or packages/kitchen (if it is a rule)',
    food: 'ui could ship in another product: pass the food as props',
    ui: 'this module renders nothing: render in the feature that calls it',
    api: 'fetch in a feature and pass the response as props',
    vision: 'call it in a feature and pass the result as props',
    session: 'read the session in the feature and pass it as props',
    router: 'the router knows no page of this app: pass it as a route',
    foundation: 'ui could ship in another product: pass the address as a prop',
    styles: 'styles are imported once, in main.tsx',
    testing: 'testing/ is for *.test files only',
  },
  order: 'app → features → food → ui, features → api → session',
}

/** @type {AppRules} */
const server = {
  src: 'apps/server/src/',
  moduleName(rest) {
    const [top = '', next, ...deeper] = rest.split('/')
    if (next === undefined) {
      const stem = top.replace(/\..*$/, '')
      if (['main', 'run-server', 'bootstrap'].includes(stem)) return 'main'
      // The composition root is app.ts and, for a part of it, app-*.ts. Every other file beside main is foundation.
      return stem === 'app' || stem.startsWith('app-') ? 'app' : 'foundation'
    }
    if (foundation.includes(top)) return 'foundation'
    return top === 'db' && next === 'seed' && deeper.length > 0 ? 'seed' : top
  },
  arrows: {
    main: ['app', 'cli', 'features', ...serverMiddleArrows],
    // The command line tools.
    cli: ['app', 'features', 'testing', ...serverMiddleArrows],
    app: ['features', ...serverMiddleArrows],
    features: serverMiddleArrows,
    ...Object.fromEntries(serverMiddle.map((module) => [module, serverMiddleArrows])),
    // The demo seed is a separate command: it fills a household through the app, with the tests' builders.
    seed: ['app', 'cli', 'testing', ...serverMiddleArrows],
    foundation: [],
    testing: ['main', 'app', 'cli', 'features', ...serverMiddleArrows],
  },
  forTests: ['testing', 'app', 'main'],
  advice: {
    main: 'nothing imports main',
    app: 'app.ts builds the services and passes them on: take what you need as an argument',
    features:
      'import it from an earlier feature; a plain query of a later one belongs in db/queries; if a later feature must react, list it in the composition root',
    cli: 'cli/ holds the command line tools; what the app needs too belongs in db or a port',
    testing: 'testing/ is for *.test files and db/seed only',
    ...Object.fromEntries(serverMiddle.map((module) => [module, foundationAdvice])),
  },
  order:
    'main → app → features → http, db, ports, jobs → foundation: errors, actor, log, config, network, time, workers',
}

/**
 * Checks that imports within each app run one way only.
 *
 * @param {Tree} tree
 * @returns {Fault[]}
 */
export function checkImportDirections(tree) {
  return [...checkAppDirections(tree, web), ...checkAppDirections(tree, server), ...checkUiIndependence(tree)]
}

/**
 * @param {Tree} tree
 * @param {AppRules} rules
 */
function checkAppDirections(tree, rules) {
  /** @type {Fault[]} */
  const faults = []
  const reported = new Set()
  for (const file of tree.files) {
    const module = findModule(file.path, rules)
    if (!module) continue
    const arrows = rules.arrows[module.name]
    if (!arrows) {
      if (reported.has(module.name)) continue
      reported.add(module.name)
      faults.push({
        path: file.path,
        line: 1,
        message: `${rules.src} has no module '${module.name}'`,
        advice: `its modules are ${Object.keys(rules.arrows).join(', ')}; a new one needs a decision record and a line in scripts/structure/import-directions.mjs`,
      })
      continue
    }
    for (const link of file.links) {
      const imported = link.target === undefined ? undefined : findModule(link.file ?? link.target, rules)
      if (!imported || !rules.arrows[imported.name]) continue
      const fault = (/** @type {string} */ message, /** @type {string} */ advice) =>
        faults.push({ path: file.path, line: link.line, message, advice })
      if (module.name === 'features' && imported.name === 'features') {
        if (module.word !== imported.word && !(rules === server && isBefore(imported.word, module.word)))
          fault(
            `feature ${module.word} imports feature ${imported.word}`,
            rules === web
              ? `a feature reads any endpoint through @larder/contract; ${rules.advice.features}`
              : `a feature imports only those before it (${featureWords.join(', ')}); ${rules.advice.features}`,
          )
      } else if (
        module.name !== imported.name &&
        !arrows.includes(imported.name) &&
        !(file.isTest && rules.forTests.includes(imported.name))
      )
        fault(
          `${module.name} imports ${imported.name} (${rules.order})`,
          rules.advice[imported.name] ?? rules.order,
        )
    }
  }
  return faults
}

/**
 * @param {string | undefined} word
 * @param {string | undefined} other
 */
function isBefore(word, other) {
  return featureWords.indexOf(word ?? '') < featureWords.indexOf(other ?? '')
}

/**
 * Checks that `ui` imports neither kitchen nor contract, because it could ship in another product.
 *
 * @param {Tree} tree
 */
function checkUiIndependence(tree) {
  /** @type {Fault[]} */
  const faults = []
  for (const file of tree.sources) {
    if (findModule(file.path, web)?.name !== 'ui') continue
    for (const link of file.links)
      if (/^@larder\/(?:kitchen|contract)(?:\/|$)/.test(link.specifier))
        faults.push({
          path: file.path,
          line: link.line,
          message: `ui imports ${link.specifier}`,
          advice:
            'ui could ship in another product: a component that knows food belongs in apps/web/src/food',
        })
  }
  return faults
}

/**
 * @param {string} path
 * @param {AppRules} rules
 * @returns {SourceModule | undefined}
 */
function findModule(path, rules) {
  if (!path.startsWith(rules.src)) return undefined
  const rest = path.slice(rules.src.length)
  const name = rules.moduleName(rest)
  return name === 'features' ? { name, word: rest.split('/')[1] } : { name }
}

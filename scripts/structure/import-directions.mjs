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
 * @property {(rest: string) => string} moduleName which module a path under src lies in
 * @property {Record<string, string[]>} arrows module → modules it may import; its own it always may
 * @property {string[]} forTests modules that a test may import besides its own module's arrows
 * @property {Record<string, string>} advice imported module → where the line belongs instead
 * @property {string} order
 */

const ports = ['vision', 'mail', 'pictures', 'payments', 'products', 'push', 'model', 'recipe-import']
const serverMiddle = ['http', 'db', 'seed', 'jobs', ...ports]
const serverMiddleArrows = [...serverMiddle, 'foundation']
const foundation = ['config', 'network', 'time', 'workers']
const foundationAdvice =
  'the foundation (errors, actor, log, config, network, time, workers) imports nothing above it'
const webBelowFeatures = ['feedback', 'food', 'ui', 'api', 'session', 'vision', 'foundation']

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
    food: ['ui', 'foundation'],
    ui: [],
    api: ['session', 'foundation'],
    session: ['foundation'],
    // Camera, codes and the recogniser on the device: no screen, no endpoint.
    vision: ['foundation'],
    foundation: [],
    styles: [],
    testing: ['main', 'app', 'features', ...webBelowFeatures, 'styles'],
  },
  forTests: ['testing'],
  advice: {
    main: 'nothing imports main',
    app: 'app imports the others, never the reverse: pass it in as a prop, or move the piece to ui or food',
    features:
      'move what others need to food (if it shows food), ui (if it does not) or packages/kitchen (if it is a rule)',
    food: 'ui could ship in another product: hand the food in as props',
    ui: 'this module renders nothing: let the feature that calls it do so',
    api: 'fetch in a feature and hand the answer down as props',
    vision: 'a feature looks and hands down what was seen',
    session: 'let the feature read the session and hand it down as props',
    foundation: 'ui could ship in another product: hand the address in as a prop',
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
    // The demo seed is a command of its own: it fills a kitchen through the app, with the tests' builders.
    seed: ['app', 'cli', 'testing', ...serverMiddleArrows],
    foundation: [],
    testing: ['main', 'app', 'cli', 'features', ...serverMiddleArrows],
  },
  forTests: ['testing', 'app', 'main'],
  advice: {
    main: 'nothing imports main',
    app: 'app.ts builds the services and hands them down: take what you need as an argument',
    features: 'take it as an argument from app.ts; what several features need belongs in http, db or a port',
    cli: 'cli/ holds the command line tools; what the app needs too belongs in db or a port',
    testing: 'testing/ is for *.test files and db/seed only',
    ...Object.fromEntries(serverMiddle.map((module) => [module, foundationAdvice])),
  },
  order:
    'main → app → features → http, db, ports, jobs → foundation: errors, actor, log, config, network, time, workers',
}

/**
 * Within each app imports run one way only.
 *
 * @param {Tree} tree
 * @returns {Fault[]}
 */
export function checkImportDirections(tree) {
  return [...checkAppDirections(tree, web), ...checkAppDirections(tree, server), ...checkUiIsFoodless(tree)]
}

/**
 * @param {Tree} tree
 * @param {AppRules} rules
 */
function checkAppDirections(tree, rules) {
  /** @type {Fault[]} */
  const faults = []
  const told = new Set()
  for (const file of tree.files) {
    const module = findModule(file.path, rules)
    if (!module) continue
    const arrows = rules.arrows[module.name]
    if (!arrows) {
      if (told.has(module.name)) continue
      told.add(module.name)
      faults.push({
        path: file.path,
        line: 1,
        wrong: `${rules.src} has no module '${module.name}'`,
        belongs: `its modules are ${Object.keys(rules.arrows).join(', ')}; a new one is a decision record and a line in scripts/structure/import-directions.mjs`,
      })
      continue
    }
    for (const link of file.links) {
      const goal = link.target === undefined ? undefined : findModule(link.file ?? link.target, rules)
      if (!goal || !rules.arrows[goal.name]) continue
      const fault = (/** @type {string} */ wrong, /** @type {string} */ belongs) =>
        faults.push({ path: file.path, line: link.line, wrong, belongs })
      if (module.name === 'features' && goal.name === 'features') {
        if (module.word !== goal.word && !(rules === server && isBefore(goal.word, module.word)))
          fault(
            `feature ${module.word} imports feature ${goal.word}`,
            rules === web
              ? `a feature reads any endpoint through @larder/contract; ${rules.advice.features}`
              : `a feature imports only those before it (${featureWords.join(', ')}); ${rules.advice.features}`,
          )
      } else if (
        module.name !== goal.name &&
        !arrows.includes(goal.name) &&
        !(file.isTest && rules.forTests.includes(goal.name))
      )
        fault(`${module.name} imports ${goal.name} (${rules.order})`, rules.advice[goal.name] ?? rules.order)
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
 * `ui` could ship in another product, so it knows nothing of ours, not even the kitchen.
 *
 * @param {Tree} tree
 */
function checkUiIsFoodless(tree) {
  /** @type {Fault[]} */
  const faults = []
  for (const file of tree.sources) {
    if (findModule(file.path, web)?.name !== 'ui') continue
    for (const link of file.links)
      if (/^@larder\/(?:kitchen|contract)(?:\/|$)/.test(link.specifier))
        faults.push({
          path: file.path,
          line: link.line,
          wrong: `ui imports ${link.specifier}`,
          belongs: 'ui could ship in another product: a piece that knows food belongs in apps/web/src/food',
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

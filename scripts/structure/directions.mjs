/**
 * @typedef {import('./tree.mjs').Tree} Tree
 * @typedef {import('./tree.mjs').Fault} Fault
 *
 * @typedef {object} Room a part of an app's src
 * @property {string} name
 * @property {string} [word] the feature's word
 *
 * @typedef {object} House
 * @property {string} src
 * @property {(rest: string) => string} roomName which room a path under src lies in
 * @property {Record<string, string[]>} arrows room → rooms it may import; its own it always may
 * @property {string[]} forTests rooms that a test may import besides its own room's arrows
 * @property {Record<string, string>} advice imported room → where the line belongs instead
 * @property {string} order
 */

const ports = ['vision', 'mail', 'pictures', 'payments', 'products', 'push', 'model', 'importing']
const serverMiddle = ['http', 'db', 'seed', 'jobs', ...ports]
const serverMiddleArrows = [...serverMiddle, 'ground']
const aboveTheGround = 'the files beside main.ts (errors, actor, env, log) know nothing above them'
const webBelowFeatures = ['food', 'ui', 'api', 'session', 'vision', 'ground']

/** @type {House} */
const web = {
  src: 'apps/web/src/',
  roomName(rest) {
    const [top = '', ...deeper] = rest.split('/')
    if (deeper.length > 0) return top
    if (/^main\./.test(top)) return 'main'
    // What stands beside main is ground that all but ui may stand on: paths.ts.
    return /\.css$/.test(top) ? 'styles' : 'ground'
  },
  arrows: {
    main: ['app', 'features', ...webBelowFeatures, 'styles'],
    app: ['features', ...webBelowFeatures],
    features: webBelowFeatures,
    food: ['ui', 'ground'],
    ui: [],
    api: ['session', 'ground'],
    session: ['ground'],
    // Camera, codes and the recogniser on the device: no screen, no endpoint.
    vision: ['ground'],
    ground: [],
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
    ui: 'this room shows nothing: let the feature that calls it do so',
    api: 'fetch in a feature and hand the answer down as props',
    vision: 'a feature looks and hands down what was seen',
    session: 'let the feature read the session and hand it down as props',
    ground: 'ui could ship in another product: hand the address in as a prop',
    styles: 'styles are imported once, in main.tsx',
    testing: 'testing/ is for *.test files only',
  },
  order: 'app → features → food → ui, features → api → session',
}

/** @type {House} */
const server = {
  src: 'apps/server/src/',
  roomName(rest) {
    const [top = '', next, ...deeper] = rest.split('/')
    if (next === undefined) {
      const stem = top.replace(/\..*$/, '')
      if (['main', 'start', 'open-doors', 'admin', 'backup', 'cookbook'].includes(stem)) return 'main'
      // The composition root is app.ts and, for a part of it, app-*.ts. Every other file beside main is ground that all may
      // stand on: errors, actor, env, log.
      return stem === 'app' || stem.startsWith('app-') ? 'app' : 'ground'
    }
    return top === 'db' && next === 'seed' && deeper.length > 0 ? 'seed' : top
  },
  arrows: {
    main: ['app', 'maintenance', 'features', ...serverMiddleArrows],
    // What admin.ts and backup.ts do, beside the app and without it.
    maintenance: serverMiddleArrows,
    app: ['features', ...serverMiddleArrows],
    features: serverMiddleArrows,
    ...Object.fromEntries(serverMiddle.map((room) => [room, serverMiddleArrows])),
    // The demo seed is a command of its own: it fills a kitchen through the app, with the tests' builders.
    seed: ['app', 'maintenance', 'testing', ...serverMiddleArrows],
    ground: [],
    testing: ['main', 'app', 'maintenance', 'features', ...serverMiddleArrows],
  },
  forTests: ['testing', 'app', 'main'],
  advice: {
    main: 'nothing imports main',
    app: 'app.ts builds the services and hands them down: take what you need as an argument',
    features: 'take it as an argument from app.ts; what several features need belongs in http, db or a port',
    maintenance: 'maintenance is for the commands beside main.ts; what both need belongs in db or a port',
    testing: 'testing/ is for *.test files and db/seed only',
    ...Object.fromEntries(serverMiddle.map((room) => [room, aboveTheGround])),
  },
  order: 'main → app → features → http, db, ports, jobs → ground: errors, actor, env, log',
}

/**
 * Within each app imports run one way only.
 *
 * @param {Tree} tree
 * @returns {Fault[]}
 */
export function directions(tree) {
  return [...directionsIn(tree, web), ...directionsIn(tree, server), ...foodlessUi(tree)]
}

/**
 * @param {Tree} tree
 * @param {House} house
 */
function directionsIn(tree, house) {
  /** @type {Fault[]} */
  const faults = []
  const told = new Set()
  for (const file of tree.files) {
    const room = roomOf(file.path, house)
    if (!room) continue
    const arrows = house.arrows[room.name]
    if (!arrows) {
      if (told.has(room.name)) continue
      told.add(room.name)
      faults.push({
        path: file.path,
        line: 1,
        wrong: `${house.src} has no room '${room.name}'`,
        belongs: `its rooms are ${Object.keys(house.arrows).join(', ')}; a new one is a decision record and a line in scripts/structure/directions.mjs`,
      })
      continue
    }
    for (const link of file.links) {
      const goal = link.target === undefined ? undefined : roomOf(link.file ?? link.target, house)
      if (!goal || !house.arrows[goal.name]) continue
      const fault = (/** @type {string} */ wrong, /** @type {string} */ belongs) =>
        faults.push({ path: file.path, line: link.line, wrong, belongs })
      if (room.name === 'features' && goal.name === 'features') {
        if (room.word !== goal.word)
          fault(
            `feature ${room.word} imports feature ${goal.word}`,
            house === web
              ? `a feature reads any endpoint through @larder/contract; ${house.advice.features}`
              : house.advice.features,
          )
      } else if (
        room.name !== goal.name &&
        !arrows.includes(goal.name) &&
        !(file.isTest && house.forTests.includes(goal.name))
      )
        fault(`${room.name} imports ${goal.name} (${house.order})`, house.advice[goal.name] ?? house.order)
    }
  }
  return faults
}

/**
 * `ui` could ship in another product, so it knows nothing of ours, not even the kitchen.
 *
 * @param {Tree} tree
 */
function foodlessUi(tree) {
  /** @type {Fault[]} */
  const faults = []
  for (const file of tree.sources) {
    if (roomOf(file.path, web)?.name !== 'ui') continue
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
 * @param {House} house
 * @returns {Room | undefined}
 */
function roomOf(path, house) {
  if (!path.startsWith(house.src)) return undefined
  const rest = path.slice(house.src.length)
  const name = house.roomName(rest)
  return name === 'features' ? { name, word: rest.split('/')[1] } : { name }
}

/**
 * A command that runs for long or takes more than one kind of word: what `--help` prints, and what the README says of it.
 *
 * @typedef {object} Told
 * @property {string} shows what is known once it has ended
 * @property {string} takes how long, on two cores
 * @property {Record<string, string>} [options]
 */

/** @type {Record<string, Told>} */
export const commands = {
  test: {
    shows:
      'everything that is quick to show: format, types, structure, every unit and server test, the browser',
    takes: 'under 20 minutes',
    options: { '--only check|unit|e2e': 'one part; what follows goes to its runner' },
  },
  conformance: {
    shows:
      'each line of the specification, the browser tests that prove it and how they ended, in docs/conformance.md',
    takes: 'seconds after a browser run, about ten minutes without one',
    options: { '--fresh': 'run the browser tests first, also when results of an earlier run are there' },
  },
  mutants: {
    shows: 'that the tests would notice: behaviours are broken one by one, and each breakage must be caught',
    takes: 'about a minute for each',
    options: {
      '--count N': 'how many are drawn; 20 unless said',
      '--seed S': 'draws the same ones again',
      '--only ID': 'these, separated by commas',
      '--all': 'every one',
    },
  },
  fuzz: {
    shows: 'that hostile requests to every call meet a refusal: no 5xx, no hang, nothing of the inside told',
    takes: 'about six minutes',
    options: {
      '--requests N': 'how many; 60000 unless said',
      '--seed S': 'sends the same ones again',
      '--only WORD': 'the calls of one feature',
    },
  },
  chaos: {
    shows:
      'that no acknowledged write is lost: killed servers, a full disk, a slow or absent database, a wrong clock',
    takes: 'about ten minutes',
    options: {
      '--only NAME': 'one fault',
      '--kills N': 'how often the server is killed; 200 unless said',
      '--seed S': 'the same order again',
    },
  },
  soak: {
    shows: 'that hundreds of cooks at once see no error, that memory comes back and that answers stay quick',
    takes: '15 minutes',
    options: {
      '--minutes M': 'how long; 15 unless said',
      '--cooks N': 'how many; 300 unless said',
      '--seed S': 'the same day again',
      '--servers 1|2': 'how many processes serve them',
    },
  },
  bench: {
    shows: 'speed, size and memory, each beside its floor, in bench/results.md; what got worse is named',
    takes: 'under ten minutes',
    options: { '--only NAME': 'one measurement' },
  },
  eval: {
    shows: 'how well it reads and sees real lines, receipts, labels, codes and photos, which you bring',
    takes: 'some minutes',
    options: { '--data DIR': 'the folder with the material, or EVAL_DATA', '--json': 'for machines' },
  },
  pictures: {
    shows: 'the screens of these documents and of the home page, taken anew',
    takes: 'two minutes',
  },
  video: { shows: 'Larder in use, filmed anew for the home page; needs ffmpeg', takes: 'two minutes' },
}

/**
 * What `npm run NAME -- --help` prints.
 *
 * @param {string} name
 */
export function helpOf(name) {
  const { shows, takes, options = {} } = commands[name]
  const wide = Math.max(0, ...Object.keys(options).map((option) => option.length))
  const lines = Object.entries(options).map(([option, says]) => `  ${option.padEnd(wide)}  ${says}`)
  const typed = name === 'test' ? 'npm test' : `npm run ${name}`
  return [`${typed}${lines.length > 0 ? ' -- OPTIONS' : ''}`, '', `Shows ${shows}. Takes ${takes}.`, ...lines]
    .join('\n')
    .concat('\n')
}

/**
 * Whether somebody only wants to know; then they are told.
 *
 * @param {string} name
 * @param {string[]} args
 */
export function isHelped(name, args) {
  if (!(name in commands) || !args.some((word) => word === '--help' || word === '-h')) return false
  process.stdout.write(helpOf(name))
  return true
}

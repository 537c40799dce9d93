import { openSetUpLink, setUpLink } from '../features/account/registration/set-up-links'
import * as people from './admin-accounts'
import * as site from './admin-installation'
import type { AdminCommandParts } from './admin-parts'
import { CommandError } from './command-error'

interface Verb {
  /** The words after it; one in brackets may be missing, the last takes the rest of the line. */
  readonly words: readonly string[]
  readonly about: string
  run(parts: AdminCommandParts, ...words: string[]): Promise<string[]>
}

const verbs: Readonly<Record<string, Verb>> = {
  'set-up': { words: [], about: 'a link that makes the first admin', run: openSetUp },
  list: { words: [], about: 'who is admin', run: people.listAdmins },
  users: {
    words: ['[SEARCH]'],
    about: 'the accounts, newest first',
    run: (parts, search = '') => people.findUsers(parts, search),
  },
  grant: {
    words: ['EMAIL'],
    about: 'make somebody admin',
    run: (parts, email = '') => people.changeRole(parts, email, 'admin'),
  },
  revoke: {
    words: ['EMAIL'],
    about: 'make an admin an ordinary cook again',
    run: (parts, email = '') => people.changeRole(parts, email, 'cook'),
  },
  create: {
    words: ['EMAIL', 'NAME'],
    about: 'make an account, and a link to its password, for a week',
    run: (parts, email = '', name = '') => people.createUser(parts, email, name),
  },
  invite: {
    words: ['[EMAIL]'],
    about: 'a link by which one person can register',
    run: (parts, email) => site.invite(parts, email),
  },
  reset: { words: ['EMAIL'], about: 'a link to a new password, for an hour', run: people.openReset },
  'sign-out': { words: ['EMAIL'], about: 'end all sessions of somebody', run: people.signOut },
  'drop-second-factor': {
    words: ['EMAIL'],
    about: 'for whoever lost app, codes and passkeys: all of them end',
    run: people.dropSecondFactor,
  },
  suspend: {
    words: ['EMAIL', 'REASON'],
    about: 'sign somebody out and let them in no more',
    run: (parts, email = '', reason = '') => people.suspend(parts, email, reason),
  },
  reactivate: { words: ['EMAIL'], about: 'let them in again', run: people.reactivate },
  set: {
    words: ['[SETTING]', '[VALUE]'],
    about: 'the settings of the installation, or change one',
    run: (parts, name, value) => site.changeSetting(parts, name, value),
  },
  'test-mail': {
    words: ['EMAIL'],
    about: 'send a test message, and what the mail server says',
    run: (parts, email = '') => site.testMail(parts, email),
  },
  health: { words: [], about: 'version, database, disk, threads, mail, jobs', run: site.printHealth },
  storage: { words: [], about: 'the space that photos take, by household', run: site.printStorage },
  log: { words: [], about: 'who did what, the newest fifty', run: site.printAuditLog },
}

const usage = [
  'Usage:',
  ...Object.entries(verbs).map(
    ([verb, { words, about }]) => `  npm run admin -- ${[verb, ...words].join(' ').padEnd(26)} ${about}`,
  ),
].join('\n')

export interface AdminCommand {
  readonly verb: string
  readonly words: readonly string[]
}

export function parseAdminCommand([verb = '', ...given]: string[]): AdminCommand {
  const known = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
  if (!known) throw new CommandError(usage)
  const { words: wanted } = known
  const least = wanted.filter((word) => !word.startsWith('[')).length
  if (given.length < least) throw new CommandError(usage)
  // A name and a reason may have several words.
  const takesRest = wanted.length > 0 && !['EMAIL', '[EMAIL]'].includes(wanted.at(-1) ?? '')
  if (given.length > wanted.length && !takesRest) throw new CommandError(usage)
  const words = given.slice(0, wanted.length)
  if (given.length > wanted.length) words[wanted.length - 1] = given.slice(wanted.length - 1).join(' ')
  return { verb, words }
}

/** Runs the command and returns the lines to print. */
export async function runAdminCommand(
  parts: AdminCommandParts,
  { verb, words }: AdminCommand,
): Promise<string[]> {
  const lines = await verbs[verb]?.run(parts, ...words)
  await parts.background.settled()
  return lines ?? []
}

async function openSetUp({ db, clock, publicUrl, passwordMode }: AdminCommandParts): Promise<string[]> {
  if (passwordMode === 'off')
    return [
      'There are no passwords here: sign in once, and then `npm run admin -- grant EMAIL` makes you admin.',
    ]
  const secret = await openSetUpLink(db, clock)
  return [secret ? setUpLink(publicUrl, secret) : 'There is an admin already.']
}

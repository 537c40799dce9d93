import type { Db } from '../db/database'
import { openSetUpLink, setUpLink } from '../features/account/registration/set-up-links'
import { systemClock } from '../time/clock'
import { grantAdmin, listAdmins, revokeAdmin } from './admin-roles'
import { CommandError } from './command-error'

export type AdminCommand = { verb: 'grant' | 'revoke'; email: string } | { verb: 'list' } | { verb: 'set-up' }

const usage = `Usage:
  npm run admin -- grant EMAIL    make somebody admin
  npm run admin -- revoke EMAIL   make an admin an ordinary cook again
  npm run admin -- list           who is admin
  npm run admin -- set-up         a link that makes the first admin`

export function parseAdminCommand([verb, email, ...more]: string[]): AdminCommand {
  if (verb === 'list' && email === undefined) return { verb }
  if (verb === 'set-up' && email === undefined) return { verb }
  if ((verb === 'grant' || verb === 'revoke') && email !== undefined && more.length === 0) {
    return { verb, email }
  }
  throw new CommandError(usage)
}

/** Runs the command and returns the lines to print. */
export async function runAdminCommand(db: Db, command: AdminCommand, publicUrl: string): Promise<string[]> {
  if (command.verb === 'set-up') {
    const secret = await openSetUpLink(db, systemClock)
    return [secret ? setUpLink(publicUrl, secret) : 'There is an admin already.']
  }
  if (command.verb === 'list') {
    const admins = await listAdmins(db)
    if (admins.length === 0)
      return ['There is no admin yet: `npm run admin -- set-up` prints a link that makes one.']
    return admins.map(({ email, name, status }) => {
      return `${email}  ${name}${status === 'suspended' ? '  (suspended)' : ''}`
    })
  }
  if (command.verb === 'revoke') {
    const { email, role } = await revokeAdmin(db, command.email)
    return [role === 'admin' ? `${email} is an ordinary cook again.` : `${email} was no admin anyway.`]
  }
  const { email, role, status } = await grantAdmin(db, command.email)
  const lines = [role === 'admin' ? `${email} is admin already.` : `${email} is now admin.`]
  if (status === 'suspended') lines.push('The account is suspended, so nobody can sign in with it for now.')
  return lines
}

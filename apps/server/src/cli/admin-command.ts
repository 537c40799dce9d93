import type { Db } from '../db/database'
import { openSetUpLink, setUpLink } from '../features/account/registration/set-up-links'
import { systemClock } from '../time/clock'
import { openPasswordReset, removeSecondFactor, signOutEverywhere } from './admin-accounts'
import { grantAdmin, listAdmins, revokeAdmin } from './admin-roles'
import { CommandError } from './command-error'

const accountVerbs = ['grant', 'revoke', 'reset', 'sign-out', 'drop-second-factor'] as const
type AccountVerb = (typeof accountVerbs)[number]

export type AdminCommand = { verb: AccountVerb; email: string } | { verb: 'list' } | { verb: 'set-up' }

const usage = `Usage:
  npm run admin -- grant EMAIL               make somebody admin
  npm run admin -- revoke EMAIL              make an admin an ordinary cook again
  npm run admin -- list                      who is admin
  npm run admin -- set-up                    a link that makes the first admin
  npm run admin -- reset EMAIL               a link to a new password, for an hour
  npm run admin -- sign-out EMAIL            end all sessions of somebody
  npm run admin -- drop-second-factor EMAIL  for whoever lost the app and the recovery codes`

export function parseAdminCommand([verb, email, ...more]: string[]): AdminCommand {
  if (verb === 'list' && email === undefined) return { verb }
  if (verb === 'set-up' && email === undefined) return { verb }
  const accountVerb = accountVerbs.find((one) => one === verb)
  if (accountVerb && email !== undefined && more.length === 0) return { verb: accountVerb, email }
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
  if (command.verb === 'reset') return [await openPasswordReset(db, command.email, publicUrl)]
  if (command.verb === 'sign-out') {
    const { email } = await signOutEverywhere(db, command.email)
    return [`${email} is signed out everywhere.`]
  }
  if (command.verb === 'drop-second-factor') {
    const removed = await removeSecondFactor(db, command.email)
    return [removed ? 'The password alone signs in again.' : 'There was no second factor.']
  }
  const { email, role, status } = await grantAdmin(db, command.email)
  const lines = [role === 'admin' ? `${email} is admin already.` : `${email} is now admin.`]
  if (status === 'suspended') lines.push('The account is suspended, so nobody can sign in with it for now.')
  return lines
}

import type { AdminUser } from '@larder/contract/admin'
import { Email } from '@larder/contract/http/fields'
import { asc, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '../db/database'
import { accounts } from '../db/tables/account'
import { AppError } from '../errors'
import { createUserAccess } from '../features/admin/user-access'
import { createUsers } from '../features/admin/users'
import { type AdminCommandParts, commandLine } from './admin-parts'
import { CommandError } from './command-error'

type Account = typeof accounts.$inferSelect

/** Returns the account with an e-mail, or explains that there is none. */
async function findAccount(db: Db, input: string): Promise<Account> {
  const email = readEmail(input)
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email))
  if (!account) throw new CommandError(`Nobody here has the email ${email}. Have they signed up yet?`)
  return account
}

export function readEmail(input: string): string {
  const email = z.safeParse(Email, input)
  if (!email.success) throw new CommandError(`'${input}' is not an email address.`)
  return email.data
}

/** Makes somebody admin, or an ordinary cook again. */
export async function changeRole(
  parts: AdminCommandParts,
  input: string,
  role: AdminUser['role'],
): Promise<string[]> {
  const { id, email, ...before } = await findAccount(parts.db, input)
  try {
    await createUsers(parts).changeRole(commandLine, id, role)
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'last-admin')) throw error
    throw new CommandError(
      `${email} is the only admin who can sign in. Make somebody else admin first: npm run admin -- grant EMAIL`,
    )
  }
  if (role === 'cook')
    return [before.role === 'admin' ? `${email} is an ordinary cook again.` : `${email} was no admin anyway.`]
  const isSuspended = before.status === 'suspended'
  return [
    before.role === 'admin' ? `${email} is admin already.` : `${email} is now admin.`,
    ...(isSuspended ? ['The account is suspended, so nobody can sign in with it for now.'] : []),
  ]
}

export async function listAdmins({ db }: AdminCommandParts): Promise<string[]> {
  const admins = await db
    .select()
    .from(accounts)
    .where(eq(accounts.role, 'admin'))
    .orderBy(asc(accounts.email))
  if (admins.length === 0)
    return ['There is no admin yet: `npm run admin -- set-up` prints a link that makes one.']
  return admins.map(({ email, name, status }) => {
    return `${email}  ${name}${status === 'suspended' ? '  (suspended)' : ''}`
  })
}

/** The newest hundred accounts that fit. */
export async function findUsers(parts: AdminCommandParts, search: string): Promise<string[]> {
  const query = { search, sort: 'joined', down: true, page: 1, size: 100 } as const
  const { data, page } = await createUsers(parts).list(commandLine, query)
  const lines = data.map(({ email, name, role, status }) =>
    [email, name, ...(role === 'admin' ? ['admin'] : []), ...(status === 'Active' ? [] : [status])].join(
      '  ',
    ),
  )
  const more = page.total - data.length
  return [
    ...lines,
    more > 0 ? `… and ${more} more; add a part of the name or e-mail.` : `${page.total} found.`,
  ]
}

export async function createUser(parts: AdminCommandParts, email: string, name: string): Promise<string[]> {
  const { link } = await createUserAccess(parts).create(commandLine, { name, email: readEmail(email) })
  return [link ?? 'Account created; its owner signs in through single sign-on.']
}

export async function openReset(parts: AdminCommandParts, email: string): Promise<string[]> {
  const { id } = await findAccount(parts.db, email)
  return [(await createUserAccess(parts).openReset(commandLine, id)).link]
}

export async function signOut(parts: AdminCommandParts, input: string): Promise<string[]> {
  const { id, email } = await findAccount(parts.db, input)
  await createUserAccess(parts).signOut(commandLine, id)
  return [`${email} is signed out everywhere.`]
}

export async function dropSecondFactor(parts: AdminCommandParts, email: string): Promise<string[]> {
  const { id, passwordHash } = await findAccount(parts.db, email)
  const dropped = await createUserAccess(parts).dropSecondFactor(commandLine, id)
  if (!dropped) return ['There was no second factor and no passkey.']
  if (passwordHash !== null)
    return ['Second factor and passkeys are gone: the password alone signs in again.']
  return ['Second factor and passkeys are gone. The account has no password: npm run admin -- reset EMAIL']
}

export async function suspend(parts: AdminCommandParts, input: string, reason: string): Promise<string[]> {
  const { id, email } = await findAccount(parts.db, input)
  await createUsers(parts).suspend(commandLine, id, reason)
  return [`${email} is suspended.`]
}

export async function reactivate(parts: AdminCommandParts, input: string): Promise<string[]> {
  const { id, email } = await findAccount(parts.db, input)
  await createUsers(parts).reactivate(commandLine, id)
  return [`${email} can sign in again.`]
}

import { account } from '@larder/contract/account'
import { eq } from 'drizzle-orm'
import { aCook } from '../../testing/a-cook'
import { accounts } from '../tables/account'
import { demoDomain } from './demo-domain'
import type { SeedContext, SeedStep } from './seed-step'

/** This password is public, so demo cooks must not exist in real installations. */
export const demoPassword = 'a demo kitchen door'

const names = ['Admin', 'Ana', 'Bao', 'Chidi', 'Dunja', 'Elif', 'Farid', 'Greta']

/** A tester finds this cook by the plan she pays for. */
export const payingCook = { name: 'Greta', email: `premium@${demoDomain}` }

const day = 86_400

/** An admin and a few cooks, each with their own household, who joined a day apart. */
export const demoCooks: SeedStep = {
  name: 'cooks',
  async run(demo) {
    let created = 0
    for (const name of names) {
      if (await createCook(demo, name)) created += 1
      demo.passSeconds(day)
    }
    return created
  },
}

async function createCook({ db, call, now }: SeedContext, name: string): Promise<boolean> {
  const email = name === payingCook.name ? payingCook.email : `${name.toLowerCase()}@${demoDomain}`
  const existing = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email))
  if (existing.length > 0) return false
  const { token } = await aCook({ call }, { name, email, password: demoPassword })
  if (name === 'Admin')
    await db.update(accounts).set({ role: 'admin', updatedAt: now() }).where(eq(accounts.email, email))
  await call(account.logout, {}, { token })
  return true
}

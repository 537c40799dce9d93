import { account } from '@larder/contract/account'
import { eq } from 'drizzle-orm'
import { grantAdmin } from '../../cli/admin-roles'
import { aCook } from '../../testing/a-cook'
import { accounts } from '../tables/account'
import { demoDomain } from './demo-domain'
import type { SeedContext, SeedStep } from './seed-step'

/** Known to everybody who reads this, which is why demo cooks stay out of real installations. */
export const demoPassword = 'a demo kitchen door'

const names = ['Admin', 'Ana', 'Bao', 'Chidi', 'Dunja', 'Elif', 'Farid', 'Greta']

/** She is found by what she pays for. */
export const payingCook = { name: 'Greta', email: `premium@${demoDomain}` }

const day = 86_400

/** An admin and a handful of cooks, each in a household of their own, who joined a day apart. */
export const demoCooks: SeedStep = {
  name: 'cooks',
  async run(demo) {
    let made = 0
    for (const name of names) {
      if (await makeCook(demo, name)) made += 1
      demo.passSeconds(day)
    }
    return made
  },
}

async function makeCook({ db, call, now }: SeedContext, name: string): Promise<boolean> {
  const email = name === payingCook.name ? payingCook.email : `${name.toLowerCase()}@${demoDomain}`
  const there = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email))
  if (there.length > 0) return false
  const { token } = await aCook({ call }, { name, email, password: demoPassword })
  if (name === 'Admin') await grantAdmin(db, email, now)
  await call(account.logout, {}, { token })
  return true
}

import { account } from '@larder/contract/account'
import { mealPlan } from '@larder/contract/meal-plan'
import { myRecipes } from '@larder/contract/my-recipes'
import { scan } from '@larder/contract/scan'

const heavyCallNames: ReadonlySet<string> = new Set(
  [
    // A password costs what it costs on purpose.
    ...[account.register, account.login, account.resetPassword, account.fetchArchive],
    ...[mealPlan.plan, mealPlan.reroll, myRecipes.exportAll, scan.photo, scan.receipt],
  ].map(({ name }) => name),
)

/** Whether a call is one long piece of work, done in a thread and waited for; the rest is read and written at once. */
export function isHeavyCall(name: string): boolean {
  return heavyCallNames.has(name)
}

import { and, eq } from 'drizzle-orm'
import { AppError } from '../errors'
import { hashSecret } from '../secrets'
import type { Tx } from './open'
import { actions } from './tables/inventory'

/** A change as a device asks for it: the name of the call, what it carries, and the name it gave to this very change. */
export interface NamedChange {
  readonly call: string
  readonly input: unknown
  readonly action: string
}

/**
 * Whether this very change was sent before: a device that heard no answer sends it again under the same name, and it is
 * answered again and not done again. A new name is written down; one that stands for another change is refused.
 */
export async function wasSentBefore(
  tx: Tx,
  { householdId, accountId }: { readonly householdId: string; readonly accountId: string | null },
  { call, input, action }: NamedChange,
  now: string,
): Promise<boolean> {
  const fingerprint = hashSecret(`${call} ${accountId} ${canonical(input)}`)
  const [known] = await tx
    .select()
    .from(actions)
    .where(and(eq(actions.householdId, householdId), eq(actions.id, action)))
  if (known?.fingerprint.equals(fingerprint)) return true
  if (known) throw new AppError('action-used')
  await tx.insert(actions).values({ householdId, id: action, fingerprint, at: now })
  return false
}

/** The same text for the same input, in whatever order its fields came. */
function canonical(input: unknown): string {
  return JSON.stringify(input, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}

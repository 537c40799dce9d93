import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint'
import { Instant, Secret, TypedPassword, textField, Uuid } from '../http/fields'

export { deletionGraceDays } from './deletion-grace-days'

/** Where the archive of a cook's data stands: asked for, being put together, ready for a while, or it went wrong. */
export const DataArchive = z.object({
  state: z.enum(['none', 'working', 'ready', 'failed']),
  /** How much of it is put together, 0 to 1. */
  done: z.number(),
  /** What is ready: how large, and until when it can be fetched. */
  bytes: z.optional(z.int()),
  expiresAt: z.optional(Instant),
  /** Where to fetch it, without signing in; whoever has the address has the data. */
  url: z.optional(z.string()),
})
/** Where the archive of a cook's data stands. Example: `archive.state`. */
export type DataArchive = z.infer<typeof DataArchive>

/** A household as somebody who goes leaves it behind. */
export const HouseholdOfLeaver = z.object({
  id: Uuid,
  name: z.string(),
  /** Nobody else is in it: it goes with them. */
  alone: z.boolean(),
  /** They are its only owner, so that it needs a word: who shall have it, or that it goes. */
  undecided: z.boolean(),
  others: z.array(z.object({ accountId: Uuid, name: z.string() })),
})
/** A household as somebody who goes leaves it behind. Example: `household.others`. */
export type HouseholdOfLeaver = z.infer<typeof HouseholdOfLeaver>

/** What shall become of a household: another member owns it, or it is deleted with all it holds. */
export const HouseholdTransfer = z.object({
  householdId: Uuid,
  /** Absent: delete it. */
  to: z.optional(Uuid),
})

/** The calls of somebody who takes their data along, or goes. Example: `account.leave`. */
export const accountDeletionEndpoints = {
  archive: endpoint({
    method: 'GET',
    path: '/account/archive',
    access: 'cook',
    byKey: false,
    summary: 'Where the archive of everything about this cook stands.',
    data: DataArchive,
  }),
  askArchive: endpoint({
    method: 'POST',
    path: '/account/archive',
    access: 'cook',
    byKey: false,
    summary:
      'Put together everything about this cook: JSON, CSV and pictures. While one is under way, that one stays.',
    data: DataArchive,
    status: 202,
  }),
  dropArchive: endpoint({
    method: 'DELETE',
    path: '/account/archive',
    access: 'cook',
    byKey: false,
    summary: 'Call it off, or throw it away: its address leads nowhere from then on.',
    data: DataArchive,
  }),
  fetchArchive: endpoint({
    method: 'GET',
    path: '/archives/:secret',
    access: 'anyone',
    summary: 'The archive itself, as long as its address is good.',
    params: z.object({ secret: Secret }),
    gives: 'archive',
    errors: ['archive-not-found'],
  }),
  leaving: endpoint({
    method: 'GET',
    path: '/account/leaving',
    access: 'cook',
    byKey: false,
    summary: 'What deleting the account would leave behind: its households and who else is in them.',
    data: z.object({ deletionAt: z.optional(Instant), households: z.array(HouseholdOfLeaver) }),
  }),
  leave: endpoint({
    method: 'POST',
    path: '/account/leave',
    access: 'cook',
    byKey: false,
    summary:
      'Delete the account in 14 days, and end its sessions now. The email must be typed, and the password where there is one.',
    body: z.object({
      email: textField({ max: 254 }),
      currentPassword: z.optional(TypedPassword),
      handovers: z._default(z.array(HouseholdTransfer).check(z.maxLength(50)), []),
    }),
    data: z.object({ deletionAt: Instant }),
    errors: ['email-differs', 'wrong-password', 'last-admin', 'household-undecided', 'too-many-attempts'],
  }),
  stay: endpoint({
    method: 'POST',
    path: '/account/stay',
    access: 'cook',
    byKey: false,
    summary: 'Keep the account after all.',
  }),
} as const

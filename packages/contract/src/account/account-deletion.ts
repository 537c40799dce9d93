import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint'
import { Instant, Secret, TypedPassword, textField, Uuid } from '../http/fields'

export { deletionGraceDays } from './deletion-grace-days'

/** The state of a cook's data export: requested, in progress, ready for a limited time, or failed. */
export const DataArchive = z.object({
  state: z.enum(['none', 'working', 'ready', 'failed']),
  /** Progress from 0 to 1. */
  done: z.number(),
  /** Size and expiry of the finished archive. */
  bytes: z.optional(z.int()),
  expiresAt: z.optional(Instant),
  /** Download address. It needs no sign-in: anyone with the address can read the data. */
  url: z.optional(z.string()),
})
/** The state of a cook's data export. Example: `archive.state`. */
export type DataArchive = z.infer<typeof DataArchive>

/** A household of a cook who deletes their account. */
export const HouseholdOfDeletedAccount = z.object({
  id: Uuid,
  name: z.string(),
  /** The household has no other member and is deleted with the account. */
  alone: z.boolean(),
  /** The cook is the only owner: they must name a new owner or have the household deleted. */
  undecided: z.boolean(),
  others: z.array(z.object({ accountId: Uuid, name: z.string() })),
})
/** A household of a cook who deletes their account. Example: `household.others`. */
export type HouseholdOfDeletedAccount = z.infer<typeof HouseholdOfDeletedAccount>

/** The decision about a household: another member becomes owner, or it is deleted with all its data. */
export const HouseholdTransfer = z.object({
  householdId: Uuid,
  /** Absent: the household is deleted. */
  to: z.optional(Uuid),
})

/** Endpoints for data export and account deletion. Example: `account.scheduleDeletion`. */
export const accountDeletionEndpoints = {
  archive: endpoint({
    method: 'GET',
    path: '/account/archive',
    access: 'cook',
    byKey: false,
    summary: 'Returns the status of the cook’s data archive.',
    data: DataArchive,
  }),
  askArchive: endpoint({
    method: 'POST',
    path: '/account/archive',
    access: 'cook',
    byKey: false,
    confirmed: true,
    summary:
      'Starts building an archive of all data about the cook: JSON, CSV and pictures. If one is being built, that one continues.',
    affects: ['account'],
    data: DataArchive,
    status: 202,
  }),
  dropArchive: endpoint({
    method: 'DELETE',
    path: '/account/archive',
    access: 'cook',
    byKey: false,
    summary: 'Cancels or deletes the archive. Its download address stops working.',
    affects: ['account'],
    data: DataArchive,
  }),
  fetchArchive: endpoint({
    method: 'GET',
    path: '/archives/:secret',
    access: 'anyone',
    summary: 'Downloads the archive while its address is valid.',
    params: z.object({ secret: Secret }),
    gives: 'archive',
    errors: ['archive-not-found'],
  }),
  deletion: endpoint({
    method: 'GET',
    path: '/account/deletion',
    access: 'cook',
    byKey: false,
    summary: 'Returns what deleting the account affects: its households and their other members.',
    data: z.object({ deletionAt: z.optional(Instant), households: z.array(HouseholdOfDeletedAccount) }),
  }),
  scheduleDeletion: endpoint({
    method: 'POST',
    path: '/account/deletion',
    access: 'cook',
    byKey: false,
    summary:
      'Schedules deletion of the account in 14 days and ends its sessions now. Requires the email, the password if there is one, and a confirmation where there is none or a second factor.',
    affects: ['account'],
    body: z.object({
      email: textField({ max: 254 }),
      currentPassword: z.optional(TypedPassword),
      handovers: z._default(z.array(HouseholdTransfer).check(z.maxLength(50)), []),
    }),
    data: z.object({ deletionAt: Instant }),
    errors: [
      'email-differs',
      'wrong-password',
      'confirmation-needed',
      'last-admin',
      'household-undecided',
      'too-many-attempts',
    ],
  }),
  cancelDeletion: endpoint({
    method: 'DELETE',
    path: '/account/deletion',
    access: 'cook',
    byKey: false,
    summary: 'Cancels the scheduled deletion of the account.',
    affects: ['account'],
  }),
} as const

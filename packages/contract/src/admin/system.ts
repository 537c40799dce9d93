import * as z from 'zod/mini'
import { Instant, Uuid } from '../http/fields'

/** How something is: 'unknown' where nothing was found out. Example: 'good'. */
const CheckState = z.enum(['good', 'warning', 'bad', 'unknown'])

/** What is checked. Example: 'disk'. */
const CheckName = z.enum(['database', 'disk', 'workers', 'mail', 'proxy'])

/** One check of the installation, with a sentence. Example: `{ name: 'disk', state: 'good', detail: '40 GB of 80 GB are free.' }`. */
export const HealthCheck = z.object({ name: CheckName, state: CheckState, detail: z.string() })
/** One check of the installation. Example: `check.state`. */
export type HealthCheck = z.infer<typeof HealthCheck>

/** A periodic task, and how its last run ended. A run without an end is under way, or its server stopped. */
export const JobState = z.object({
  name: z.string(),
  everySeconds: z.int(),
  startedAt: z.optional(Instant),
  endedAt: z.optional(Instant),
  failure: z.optional(z.string()),
})
/** A periodic task. Example: `job.failure`. */
export type JobState = z.infer<typeof JobState>

/** How the installation is. */
export const SystemView = z.object({
  version: z.string(),
  /** What is new, newest version first. */
  releases: z.array(z.object({ version: z.string(), changes: z.array(z.string()) })),
  checks: z.array(HealthCheck),
  jobs: z.array(JobState),
})
/** How the installation is. Example: `system.checks`. */
export type SystemView = z.infer<typeof SystemView>

/** The photos that households keep. */
export const StorageView = z.object({
  /** Of all households. */
  bytes: z.int(),
  /** Those that keep most, with an owner to talk to. Nothing tells what the photos show. */
  households: z.array(
    z.object({ id: Uuid, owner: z.string(), email: z.string(), photos: z.int(), bytes: z.int() }),
  ),
})
/** The photos that households keep. Example: `storage.households[0].bytes`. */
export type StorageView = z.infer<typeof StorageView>

/** What became of a test message; a failure in the words of the mail server. */
export const MailTest = z.object({
  outcome: z.enum(['sent', 'failed', 'not-set-up']),
  to: z.string(),
  detail: z.string(),
})
/** What became of a test message. Example: `{ outcome: 'sent', to: 'ana@example.org', detail: '' }`. */
export type MailTest = z.infer<typeof MailTest>

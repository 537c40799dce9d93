import type { Db } from './db/database'
import type { Env } from './env'
import { serveAdmin } from './features/admin/routes'
import { serveCommunity } from './features/community/routes'
import { serveContact } from './features/contact/routes'
import { serveImports } from './features/imports/routes'
import { serveMyRecipes } from './features/my-recipes/routes'
import type { Plans } from './features/plans/routes'
import type { ServeStream } from './http/events/serve-stream'
import type { RateLimiter, RateLimits } from './http/rate-limits'
import type { Serve } from './http/serve'
import type { BackgroundTasks } from './jobs/background-tasks'
import type { Log } from './log'
import type { Mailer } from './mail/mailer'
import { createPublicFetch, type FetchPublic } from './network/public-fetch'
import { createArchiveWriter } from './recipe-import/archive-writer'
import { createImportReader } from './recipe-import/import-reader'
import type { Clock } from './time/clock'

export interface SharingModuleParts {
  db: Db
  clock: Clock
  log: Log
  env: Env
  mail: Mailer
  background: BackgroundTasks
  limits: RateLimiter
  allowances: RateLimits
  fetchPublic?: FetchPublic | undefined
  endPayments: Plans['endPayments']
}

/** Part of the composition root: importing, publishing and exporting recipes. */
export function serveSharingModules(serve: Serve, serveStream: ServeStream, parts: SharingModuleParts) {
  const { db, clock, log, env, mail, background, limits, allowances } = parts
  const { fetchPublic = createPublicFetch() } = parts
  const { publicUrl } = env
  const archives = createArchiveWriter({ log })
  serveMyRecipes(serve, { db, clock, limits, allowances, archives, publicUrl })
  const reader = createImportReader({ log })
  serveImports(serve, serveStream, { db, clock, log, limits, allowances, reader, fetchPublic })
  serveCommunity(serve, { db, clock, limits, allowances })
  const emailParts = { mail, sendsEmail: env.smtpUrl !== undefined, background, publicUrl }
  serveAdmin(serve, { db, clock, ...emailParts, endPayments: parts.endPayments })
  serveContact(serve, { db, clock, ...emailParts, limits, allowances })

  return {
    async close(): Promise<void> {
      await archives.close()
      await reader.close()
    },
  }
}

import { admin } from '@larder/contract/admin'
import { cacheCounts } from '../../cached-counts'
import { findPhotoStorage } from '../../db/queries/photo-storage'
import type { Serve } from '../../http/serve'
import { findAdminOverview } from './admin-overview'
import { listAuditLog } from './audit-log'
import { createContactMessages } from './contact-messages'
import { createInstallation } from './installation'
import { listJobStates } from './job-states'
import { sendTestMail } from './mail-test'
import type { AdminParts } from './parts'
import { releases } from './releases'
import { createReports } from './reports'
import { createSubmissions } from './submissions'
import { checkInstallationHealth } from './system-health'
import { createUserAccess } from './user-access'
import { assertNotSelf } from './user-locks'
import { createUserRemoval } from './user-removal'
import { createUsers } from './users'

export function serveAdmin(serve: Serve, parts: AdminParts): void {
  const users = createUsers(parts)
  const removeUser = createUserRemoval(parts)
  const submissions = createSubmissions(parts)
  const reports = createReports(parts)
  const messages = createContactMessages(parts)

  const installation = createInstallation(parts)
  const access = createUserAccess(parts)
  const photoStorage = cacheCounts(parts.clock, () => findPhotoStorage(parts.db))
  serve(admin.overview, () => findAdminOverview(parts))
  serve(admin.users, ({ query }, { actor }) => users.list(actor, query))
  serve(admin.suspend, ({ params, body }, { actor }) => users.suspend(actor, params.id, body.reason))
  serve(admin.reactivate, ({ params }, { actor }) => users.reactivate(actor, params.id))
  serve(admin.changePlan, ({ params, body }, { actor }) => users.changePlan(actor, params.id, body.plan))
  serve(admin.changeRole, ({ params, body }, { actor }) => users.changeRole(actor, params.id, body.role))
  serve(admin.removeUser, ({ params, body }, { actor }) => removeUser(actor, params.id, body))
  serve(admin.createUser, ({ body }, { actor }) => access.create(actor, body))
  serve(admin.openReset, ({ params }, { actor }) => access.openReset(actor, params.id))
  serve(admin.signOutUser, async ({ params }, { actor }) => {
    assertNotSelf(actor, params.id)
    await access.signOut(actor, params.id)
    return access.find(actor, params.id)
  })
  serve(admin.dropSecondFactor, async ({ params }, { actor }) => {
    assertNotSelf(actor, params.id)
    await access.dropSecondFactor(actor, params.id)
    return access.find(actor, params.id)
  })
  serve(admin.submissions, ({ query }, { actor }) => submissions.list(actor, query))
  serve(admin.approve, ({ params, body }, { actor }) => submissions.approve(actor, params.id, body.seen))
  serve(admin.refuse, ({ params, body }, { actor }) => submissions.refuse(actor, params.id, body.reason))
  serve(admin.reports, ({ query }, { actor }) => reports.list(actor, query))
  serve(admin.dismiss, ({ params }, { actor }) => reports.dismiss(actor, params))
  serve(admin.uphold, ({ params, body }, { actor }) => reports.uphold(actor, params, body.reason))
  serve(admin.messages, ({ query }) => messages.list(query))
  serve(admin.answer, ({ params, body }, { actor }) => messages.answer(actor, params.id, body.text))
  serve(admin.dropMessage, ({ params }, { actor }) => messages.drop(actor, params.id))
  serve(admin.installation, () => installation.read())
  serve(admin.saveInstallation, ({ body }, { actor }) => installation.save(actor, body))
  serve(admin.invite, ({ body }, { actor }) => installation.invite(actor, body.email))
  serve(admin.system, async () => ({
    version: releases[0].version,
    releases: releases.map(({ version, changes }) => ({ version, changes: [...changes] })),
    checks: await checkInstallationHealth(parts),
    jobs: await listJobStates(parts.db, parts.scheduledJobs),
  }))
  serve(admin.storage, () => photoStorage())
  serve(admin.testMail, async ({ body }, { actor }) => {
    await parts.limits.consume(`mail-test:${actor.accountId}`, parts.allowances.mailTests)
    return sendTestMail(parts, actor, body.to ?? actor.email)
  })
  serve(admin.audit, ({ query }) => listAuditLog(parts.db, query))
}

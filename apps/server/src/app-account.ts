import { apiBase } from '@larder/contract/http/endpoint'
import type { Platform } from './app-platform'
import { createAccountNotices } from './features/account/account-notices'
import { createArchiveBuilder } from './features/account/data-archive/archive-builder'
import { createDataArchives } from './features/account/data-archive/data-archives'
import { createAccountDeletion } from './features/account/deletion/account-deletion'
import { createAccountDeletionEmails } from './features/account/deletion/account-deletion-emails'
import { serveAccountDeletion } from './features/account/deletion/account-deletion-routes'
import { createAccountPurgeJob } from './features/account/deletion/account-purge-job'
import { createOpenIdSignIn } from './features/account/openid/openid'
import { servePasskeys } from './features/account/passkeys/passkey-routes'
import { createPasskeys } from './features/account/passkeys/passkeys'
import { serveProfile } from './features/account/profile/profile-routes'
import { serveAccount } from './features/account/routes'
import { serveSecondFactor } from './features/account/second-factor/second-factor-routes'
import { createSecondFactors } from './features/account/second-factor/second-factors'
import { createAccountService } from './features/account/service'
import { createConfirmation } from './features/account/sign-in/confirmation'
import { createLoginThrottle } from './features/account/sign-in/login-throttle'
import { createPasswordReset } from './features/account/sign-in/password-reset'
import { createPasswords, defaultPasswordCost } from './features/account/sign-in/passwords'
import { createSessions } from './features/account/sign-in/sessions'
import { createApiKeyFinder } from './features/api-keys/api-key-finder'
import { serveApiKeys } from './features/api-keys/routes'
import { createCameraKeys } from './features/fridge/camera-keys'
import { servePlans } from './features/plans/routes'
import { createAuthenticator } from './http/authenticate'
import type { Serve } from './http/serve'
import { pagesRoute } from './http/web/web-app'
import { createStripePayments } from './payments/stripe-payments'

type SignIn = ReturnType<typeof createSignIn>

/** Signing in, and who calls: a cook, an API key or a camera. */
export function createSignIn(platform: Platform, passwordCost = defaultPasswordCost) {
  const { http, db, clock, env } = platform
  const sessions = createSessions(db, clock)
  const loginThrottle = createLoginThrottle(db, clock)
  const passwords = createPasswords(passwordCost)
  const secondFactors = createSecondFactors(platform)
  const passkeys = createPasskeys(platform)
  const checks = { loginThrottle, passwords, secondFactors, passkeys }
  const accounts = createAccountService({ ...platform, ...checks, sessions })
  const confirmation = createConfirmation({ ...platform, ...checks, accounts, sessions })
  const reset = createPasswordReset({ ...platform, ...checks, accounts })
  const openId = createOpenIdSignIn({ ...platform, accounts, settings: env.openId })
  const authenticator = createAuthenticator({
    ...platform,
    findActor: sessions.find,
    findKey: createApiKeyFinder(db, clock),
    findCamera: createCameraKeys(db).find,
  })
  http.addHook('onRequest', (request, _, done) => {
    // By the route that was found: the address may be written in many ways, as /%61pi or with the host before it.
    const { url } = request.routeOptions
    // Files are cheap, and a page names many; pages are rendered, some with what the database knows.
    if (url === undefined || url === pagesRoute || url.startsWith(apiBase))
      authenticator.countRequest(request)
    done()
  })
  return {
    sessions,
    loginThrottle,
    accounts,
    secondFactors,
    passkeys,
    confirmation,
    reset,
    openId,
    authenticator,
  }
}

/** A cook's own account: signing in, profile, plan, keys, data, deletion. */
export async function serveAccountArea(platform: Platform, serve: Serve, signIn: SignIn) {
  const { http, env } = platform
  const parts = { ...platform, ...signIn, notices: createAccountNotices(platform) }
  serveAccount(serve, parts)
  serveSecondFactor(serve, parts)
  servePasskeys(serve, parts)
  signIn.openId.serve(http)
  serveApiKeys(serve, parts)
  serveProfile(serve, parts)
  const payments = env.payments && (await createStripePayments({ ...platform, settings: env.payments }))
  const plans = servePlans(serve, { ...platform, payments })
  const archiveBuilder = createArchiveBuilder(platform)
  http.addHook('onClose', async () => archiveBuilder.stop())
  const emails = createAccountDeletionEmails(platform)
  serveAccountDeletion(serve, {
    archives: createDataArchives({ ...platform, wake: archiveBuilder.wake }),
    deletion: createAccountDeletion({ ...parts, emails }),
  })
  const { endPayments } = plans
  return {
    endPayments,
    jobs: [plans.job, archiveBuilder.job, createAccountPurgeJob({ ...platform, emails, endPayments })],
  }
}

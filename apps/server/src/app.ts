import { setTimeout } from 'node:timers/promises'
import { api } from '@larder/contract'
import { apiBase } from '@larder/contract/http/endpoint'
import type { FastifyInstance } from 'fastify'
import { serveAccountModules } from './app-account'
import { serveSharingModules } from './app-sharing'
import type { Db } from './db/database'
import { createWithHousehold } from './db/household-transaction'
import type { Env } from './env'
import { createOpenIdSignIn } from './features/account/openid/openid'
import { serveAccount } from './features/account/routes'
import { createAccountService } from './features/account/service'
import { createLoginThrottle } from './features/account/sign-in/login-throttle'
import { createPasswordReset } from './features/account/sign-in/password-reset'
import { createPasswords, defaultPasswordCost, type PasswordCost } from './features/account/sign-in/passwords'
import { createSessions } from './features/account/sign-in/sessions'
import { createApiKeyFinder } from './features/api-keys/api-key-finder'
import { serveCooking } from './features/cooking/routes'
import { undoCooking } from './features/cooking/undo-cooking'
import { serveDiet } from './features/diet/routes'
import { createCameraKeys } from './features/fridge/camera-keys'
import type { ComparePictures } from './features/fridge/detected-change'
import { createPictureComparison } from './features/fridge/picture-comparison'
import { createPictureProcessor } from './features/fridge/picture-processor'
import { serveFridge } from './features/fridge/routes'
import { isClearPicture, toComparePictures } from './features/fridge/shelf-recogniser'
import { markChangesUndone } from './features/fridge/undo-changes'
import { serveHousehold } from './features/household/routes'
import { createExpiryUpdateJob } from './features/inventory/lots/expiry-update-job'
import { serveInventory } from './features/inventory/routes'
import { createFollowStock } from './features/meal-plan/plan-list/following-list'
import { createPlanner } from './features/meal-plan/planner/planner'
import { serveCalendar, serveMealPlan } from './features/meal-plan/routes'
import { digestJob } from './features/notifications/delivery/digest-job'
import { pushJob } from './features/notifications/delivery/push-job'
import { createNotices } from './features/notifications/notices'
import { createNotificationSettings } from './features/notifications/notification-settings'
import { createPushDevices } from './features/notifications/push-devices'
import { serveNotifications } from './features/notifications/routes'
import { createMadeUpRecipes } from './features/recipes/changes/made-up-recipes'
import { createRecipeRevisionJob } from './features/recipes/changes/recipe-revision-job'
import { createMatchingContextLoader } from './features/recipes/matching/matching-context'
import { createRecipeHeads } from './features/recipes/page/recipe-head'
import { findPublicRecipePaths } from './features/recipes/queries/public-recipe-paths'
import { createLiveRecipeIndex } from './features/recipes/recipe-index/live-recipe-index'
import { serveRecipes } from './features/recipes/routes'
import { reopenScan } from './features/scan/lines/save-scan'
import { createLocalVision } from './features/scan/photos/local-vision'
import type { ScanVision } from './features/scan/photos/scan-vision'
import { serveScan } from './features/scan/routes'
import { undoPutAway } from './features/shopping/put-away'
import { serveShopping } from './features/shopping/routes'
import { createDishMaker, type DishMaker } from './features/suggestions/dish-maker'
import { createMadeUpDishes } from './features/suggestions/made-up-dishes'
import { serveDishInvention, serveSuggestions } from './features/suggestions/routes'
import { createSuggestions } from './features/suggestions/service'
import { createWeekDishes } from './features/suggestions/week-dishes'
import { createAuthenticator } from './http/authenticate'
import { serveDocs } from './http/docs/docs'
import { serveLiveEvents } from './http/events/live-events'
import { createServeStream } from './http/events/serve-stream'
import { serveHealthChecks } from './http/health-check'
import { createHttpServer } from './http/http-server'
import { createRateLimiter, defaultRateLimits, type RateLimits } from './http/rate-limits'
import { createServe } from './http/serve'
import { readPrerenderedPages } from './http/web/prerendered-pages'
import { serveRobotsAndSitemap } from './http/web/robots-and-sitemap'
import { isWebAppBuilt, serveWebApp } from './http/web/web-app'
import { createBackgroundTasks } from './jobs/background-tasks'
import { startCleanup } from './jobs/cleanup-job'
import { createScheduler, type Scheduler } from './jobs/scheduler'
import type { Log } from './log'
import type { Mailer } from './mail/mailer'
import { createChatModel } from './model/chat-model'
import type { LanguageModel } from './model/language-model'
import type { FetchPublic } from './network/public-fetch'
import { createStripePayments } from './payments/stripe-payments'
import { createCachedProductLookup } from './products/cached-product-lookup'
import { createOpenFoodFactsClient } from './products/open-food-facts'
import type { PushSender } from './push/push-sender'
import { createWebPush } from './push/web-push'
import { type Clock, systemClock } from './time/clock'
import { createOcrReader } from './vision/ocr-reader'
import { createRecogniser } from './vision/recogniser'
import { createVisionProvider } from './vision/vision-provider'

export interface AppParts {
  env: Env
  db: Db
  log: Log
  mail: Mailer
  push?: PushSender
  /** Invents dishes, if configured. */
  model?: LanguageModel
  /** Replaces our own recognition of photos and printed text. */
  eyes?: ScanVision
  clock?: Clock
  /** Replaces our own comparison of two shelf pictures. */
  compare?: ComparePictures
  /** Replaces the dish maker in a worker thread. */
  dishMaker?: DishMaker
  allowances?: RateLimits
  /** The password hashing cost; tests that do not concern it pass a low one. */
  passwordCost?: PasswordCost | undefined
  /** Replaces fetching from the open internet. */
  fetchPublic?: FetchPublic
  /** Folder of the built web app, if there is one. */
  webFolder?: string
}

export interface App {
  http: FastifyInstance
  /** The scheduled jobs; they start when the server listens. */
  scheduler: Scheduler
  /** Reports the shutdown at `/readyz` and serves on for this time, so that load balancers notice. */
  linger(seconds: number): Promise<void>
  /** Accepts no more requests, finishes those in progress and their background work, then closes everything. */
  close(): Promise<void>
}

/** The composition root: builds and connects all parts. */
export async function buildApp(parts: AppParts): Promise<App> {
  const { env, db, log, mail, clock = systemClock, allowances = defaultRateLimits, webFolder } = parts
  const { app, shutdown } = createHttpServer(env, log)

  const background = createBackgroundTasks(log)
  const limits = createRateLimiter(db, clock, log)
  const sessions = createSessions(db, clock)
  const loginThrottle = createLoginThrottle(db, clock)
  const passwords = createPasswords(parts.passwordCost ?? defaultPasswordCost)
  const accounts = createAccountService({ db, clock, sessions, loginThrottle, passwords, log })
  const reset = createPasswordReset({
    db,
    clock,
    mail,
    accounts,
    loginThrottle,
    passwords,
    background,
    publicUrl: env.publicUrl,
  })
  const openId = createOpenIdSignIn({
    db,
    clock,
    accounts,
    settings: env.openId,
    publicUrl: env.publicUrl,
    limits,
    allowances,
    log,
  })
  const authenticator = createAuthenticator({
    findActor: sessions.find,
    findKey: createApiKeyFinder(db, clock),
    findCamera: createCameraKeys(db).find,
    limits,
    allowances,
  })
  const followStock = createFollowStock({ db, clock, log })
  const withHousehold = createWithHousehold({ db, clock, onStockChanged: followStock })
  const recogniser = createRecogniser({ log })
  const compare = parts.compare ?? toComparePictures(recogniser)
  const pictureProcessor = createPictureProcessor({
    db,
    log,
    lookOnce: createPictureComparison({
      db,
      log,
      compare,
      ...(!parts.compare && { isClear: isClearPicture }),
      withHousehold,
    }),
  })
  app.addHook('onListen', async () => pictureProcessor.wakeAll())
  const notices = createNotices({ db, clock })
  const push = parts.push ?? (env.push && createWebPush(env.push))
  const model = parts.model ?? (env.model && createChatModel(env.model))
  const recipeIndex = createLiveRecipeIndex({ db, log })
  app.addHook('onListen', async () => recipeIndex.start())
  const matchingContexts = createMatchingContextLoader({ db, clock })
  const canInvent = model !== undefined
  const maker = parts.dishMaker ?? createDishMaker({ log })
  const madeUp = createMadeUpDishes({ recipes: createMadeUpRecipes({ db, clock }), maker })
  const suggestions = createSuggestions({ db, recipeIndex, matchingContexts, madeUp, canInvent })
  const planner = createPlanner({ log })
  app.addHook('onListen', async () => planner.start())
  const cleanup = startCleanup(db, clock, log)

  app.addHook('onRequest', (request, _, done) => {
    if (request.url.startsWith(apiBase)) authenticator.countRequest(request)
    done()
  })
  const serve = createServe(app, authenticator)
  serveAccount(serve, { accounts, sessions, reset, openId, limits, allowances })
  openId.serve(app)
  const payments = env.payments && (await createStripePayments({ settings: env.payments, clock, log }))
  const account = serveAccountModules(serve, {
    payments,
    ...{ app, db, clock, log, env, mail, background, accounts, loginThrottle, limits, allowances },
  })
  const jobs = [
    digestJob({
      ...{ db, clock, log, mail, publicUrl: env.publicUrl, notices, suggestions },
    }),
    ...(push ? [pushJob({ db, clock, log, push, notices })] : []),
    pictureProcessor.job,
    createExpiryUpdateJob({ db, clock, log, withHousehold }),
    createRecipeRevisionJob({ db, clock, log }),
    ...account.jobs,
  ]
  const scheduler = createScheduler({ db, clock, log, jobs })
  app.addHook('onListen', async () => scheduler.start())
  serveHousehold(serve, { db, clock, publicUrl: env.publicUrl, limits, allowances })
  serveLiveEvents(app, { authenticator: authenticator, db, clock, log })
  serveDiet(serve, { db, clock })
  serveFridge(serve, {
    db,
    clock,
    limits,
    allowances,
    withHousehold,
    wake: pictureProcessor.wake,
  })
  serveInventory(serve, {
    ...{ db, clock, withHousehold },
    undoHooks: [undoCooking, undoPutAway, markChangesUndone, reopenScan],
  })
  serveShopping(serve, { db, withHousehold })
  serveRecipes(serve, { db, clock, recipeIndex, matchingContexts })
  serveSuggestions(serve, suggestions)
  serveCooking(serve, { db, clock, withHousehold })
  const serveStream = createServeStream(app, authenticator, log)
  const sharing = serveSharingModules(serve, serveStream, {
    ...{ db, clock, log, limits, allowances, env, mail, background },
    fetchPublic: parts.fetchPublic,
    endPayments: account.endPayments,
  })
  const weekDishes = createWeekDishes({ matchingContexts, madeUp })
  const { publicUrl } = env
  const mealPlan = {
    db,
    clock,
    withHousehold,
    log,
    limits,
    allowances,
    publicUrl,
    recipeIndex,
    planner,
    weekDishes,
  }
  serveMealPlan(serve, serveStream, mealPlan)
  serveCalendar(app, mealPlan)
  serveDishInvention(serveStream, { model, matchingContexts, limits, allowances, log })
  const pageReader = createOcrReader({ log })
  const productBase = env.openFoodFactsUrl
  serveScan(serve, serveStream, {
    db,
    clock,
    log,
    limits,
    allowances,
    scanVision: parts.eyes ?? createLocalVision(recogniser, pageReader),
    provider: env.vision && { vision: createVisionProvider(env.vision), daily: env.vision.daily },
    productBook: productBase
      ? createCachedProductLookup({ db, clock, log, ask: createOpenFoodFactsClient(productBase) })
      : undefined,
    withHousehold,
  })
  serveNotifications(serve, {
    notices,
    settings: createNotificationSettings(db),
    devices: createPushDevices({ db, clock, push }),
  })
  serveHealthChecks(app, db, shutdown)
  serveDocs(
    app,
    Object.values(api).flatMap((feature) => Object.values(feature)),
    env.publicUrl,
  )
  if (webFolder && isWebAppBuilt(webFolder)) {
    const operator = {
      socialLinks: env.socialLinks,
      storeLinks: env.storeLinks,
      openId: env.openId ? { name: env.openId.name } : null,
    }
    const prerenderedPages = readPrerenderedPages(webFolder, publicUrl, env.openId !== undefined)
    await serveWebApp(app, webFolder, operator, {
      headFor: createRecipeHeads({ db, log, publicUrl }),
      prerendered: prerenderedPages,
    })
    const pages = [...prerenderedPages.map(({ path }) => path), '/meals', '/community']
    serveRobotsAndSitemap(app, { clock, publicUrl, pages, publicPaths: () => findPublicRecipePaths(db) })
  }

  return {
    http: app,
    scheduler,
    async linger(seconds) {
      if (!app.server.listening) return
      shutdown.announce()
      await setTimeout(seconds * 1000)
    },
    async close() {
      await app.close()
      await background.settled()
      await scheduler.stop()
      await pictureProcessor.close()
      await cleanup.stop()
      await recipeIndex.close()
      await Promise.all([planner, maker, recogniser, pageReader].map((threads) => threads.close()))
      await sharing.close()
      await limits.close()
      mail.close()
    },
  }
}

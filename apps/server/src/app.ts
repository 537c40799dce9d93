import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { api } from '@larder/contract'
import { apiBase } from '@larder/contract/endpoint'
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify'
import { serveOwnAccount } from './app-account'
import { serveSharing } from './app-sharing'
import { openBackground } from './background'
import { type Clock, systemClock } from './clock'
import type { Db } from './db/open'
import type { Env } from './env'
import { openOpenId } from './features/account/openid'
import { openPasswords, type PasswordCost, properCost } from './features/account/passwords'
import { openPatience } from './features/account/patience'
import { openPasswordReset } from './features/account/reset'
import { serveAccount } from './features/account/routes'
import { openAccounts } from './features/account/service'
import { openSessions } from './features/account/sessions'
import { openFindKey } from './features/api-keys/finding'
import { communityNews } from './features/community/news'
import { cookedLately } from './features/cooking/history'
import { serveCooking } from './features/cooking/routes'
import { openUncooking } from './features/cooking/uncooking'
import { eatersOf, peopleOf } from './features/diet/people'
import { serveDiet } from './features/diet/routes'
import { openComparing } from './features/fridge/comparing'
import { openCameraKeys } from './features/fridge/keys'
import { serveFridge } from './features/fridge/routes'
import type { Compare } from './features/fridge/seen-change'
import { eyesOf, isClearPicture } from './features/fridge/shelf-eyes'
import { unbookChanges } from './features/fridge/unbooking'
import { openWatching } from './features/fridge/watching'
import { serveHousehold } from './features/household/routes'
import { openCameraDesk, openDesk } from './features/inventory/desk'
import { heldLots } from './features/inventory/held-lots'
import { householdNow } from './features/inventory/household-now'
import { openLedger } from './features/inventory/ledger'
import { asLot } from './features/inventory/lot-row'
import { newLot } from './features/inventory/new-lot'
import { serveStockReads } from './features/inventory/read-routes'
import { redatingJob } from './features/inventory/redating'
import { serveInventory } from './features/inventory/routes'
import { keepForLater, markCooked, markUncooked } from './features/meal-plan/cooked'
import { lackText } from './features/meal-plan/lack-words'
import { openPlanner } from './features/meal-plan/planner'
import { serveCalendar, serveMealPlan } from './features/meal-plan/routes'
import { openShortfall } from './features/meal-plan/shortfall'
import { openDevices } from './features/notifications/devices'
import { openNotices } from './features/notifications/notices'
import { serveNotifications } from './features/notifications/routes'
import { openSettings } from './features/notifications/settings'
import { cardsOf } from './features/recipes/cards'
import { recipeOf } from './features/recipes/details'
import { amountAndName } from './features/recipes/instead-words'
import { openKitchens } from './features/recipes/kitchens'
import { openMadeUpRecipes } from './features/recipes/made-up'
import { mealOf, warningOf } from './features/recipes/meal'
import { publicRecipePaths } from './features/recipes/public-paths'
import { openRecipeHeads } from './features/recipes/recipe-head'
import { revisingJob } from './features/recipes/revising'
import { serveRecipes } from './features/recipes/routes'
import { openShelf } from './features/recipes/shelf'
import { swapsAt } from './features/recipes/swaps-at'
import type { Eyes } from './features/scan/eyes'
import { ownEyes } from './features/scan/own-eyes'
import { serveScan } from './features/scan/routes'
import { reopenScan } from './features/scan/saving'
import { openFollowing } from './features/shopping/following'
import { storeCalled } from './features/shopping/lists'
import { pricesOf, rememberPrices } from './features/shopping/prices'
import { putBackOnList } from './features/shopping/put-away'
import { serveShopping } from './features/shopping/routes'
import { type DishMaker, openDishMaker } from './features/suggestions/dish-maker'
import { openMadeUpDishes } from './features/suggestions/made-up-dishes'
import { openMailedDishes } from './features/suggestions/mailed-dishes'
import { serveInventing, serveSuggestions } from './features/suggestions/routes'
import { openSuggestions } from './features/suggestions/service'
import { openWeekDishes } from './features/suggestions/week-dishes'
import { openGate } from './http/authenticate'
import { readBodies } from './http/bodies'
import { answerBrokenRequest, answerOddRequests, hostsAreOurs } from './http/broken-requests'
import { letGoWhenClosing } from './http/closing'
import { serveCrawling } from './http/crawling'
import { serveDocs } from './http/docs'
import { readDrawnPages } from './http/drawn-pages'
import { answerErrors, sendError } from './http/error-response'
import { serveHealth } from './http/health'
import { type Allowances, defaultAllowances, openLimits } from './http/limits'
import { serveLive } from './http/live'
import { packAnswers } from './http/packing'
import { pagesAreBuilt, servePages } from './http/pages'
import { logRequests } from './http/request-log'
import { securityHeaders } from './http/security-headers'
import { openServe } from './http/serve'
import { openServeStream } from './http/serve-stream'
import type { FetchPublic } from './importing/public-fetch'
import { digestJob } from './jobs/digest'
import { pushJob } from './jobs/push-messages'
import { startSweeping } from './jobs/sweep'
import { openTurns, type Turns } from './jobs/turns'
import type { Log } from './log'
import type { Mail } from './mail/mail'
import { openChatModel } from './model/chat-model'
import type { Model } from './model/model'
import { openStripePayments } from './payments/stripe-payments'
import { openLookedUp } from './products/looked-up'
import { openFoodFacts } from './products/open-food-facts'
import type { Push } from './push/push'
import { openWebPush } from './push/web-push'
import { openPageReader } from './vision/page-reader'
import { openVisionProvider } from './vision/provider'
import { openRecogniser } from './vision/recogniser'

export interface AppParts {
  env: Env
  db: Db
  log: Log
  mail: Mail
  push?: Push
  /** Invents dishes, where there is one. */
  model?: Model
  /** Look at photos and printed paper instead of our own. */
  eyes?: Eyes
  clock?: Clock
  /** Says what came and went between two pictures of a shelf, where it is not our own recogniser. */
  compare?: Compare
  /** Makes up dishes, where it is not in a thread of its own. */
  dishMaker?: DishMaker
  allowances?: Allowances
  /** What guessing a password costs, where that is not what is tried out. */
  passwordCost?: PasswordCost | undefined
  /** Fetches pages, where it is not from the open internet. */
  fetchPublic?: FetchPublic
  /** Folder of the built web app, where there is one. */
  webFolder?: string
}

const bodyLimit = 1_048_576

export interface App {
  http: FastifyInstance
  /** What runs by the clock; it begins when the server listens. */
  turns: Turns
  /** Says at `/readyz` that it is about to go, and serves on for as long as those who send people here may take to hear it. */
  linger(seconds: number): Promise<void>
  /** Takes no more requests, finishes those under way and the work they left, then lets go of everything. */
  close(): Promise<void>
}

/** The composition root: everything is built and joined here, and nowhere else. */
export async function buildApp(parts: AppParts): Promise<App> {
  const { env, db, log, mail, clock = systemClock, allowances = defaultAllowances, webFolder } = parts
  const logger: FastifyBaseLogger = log
  const headers = securityHeaders(env.publicUrl.startsWith('https:'))
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(env.trustProxy),
    bodyLimit,
    // An archive of recipes over a slow line; who may send one is known before it is taken in.
    requestTimeout: 300_000,
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
    // Few requests are worth a line, and those lines say their request's id themselves: no logger is made for each.
    childLoggerFactory: (parent) => parent,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply.headers(headers)),
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, headers),
    http: hostsAreOurs,
  })

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
  answerOddRequests(app)
  const closing = letGoWhenClosing(app)
  readBodies(app)
  answerErrors(app)
  logRequests(app, log)
  packAnswers(app)

  const background = openBackground(log)
  const limits = openLimits(db, clock, log)
  const sessions = openSessions(db, clock)
  const patience = openPatience(db, clock)
  const passwords = openPasswords(parts.passwordCost ?? properCost)
  const accounts = openAccounts({ db, clock, sessions, patience, passwords, log })
  const reset = openPasswordReset({
    db,
    clock,
    mail,
    accounts,
    patience,
    passwords,
    background,
    publicUrl: env.publicUrl,
  })
  const openId = openOpenId({
    db,
    clock,
    accounts,
    settings: env.openId,
    publicUrl: env.publicUrl,
    limits,
    allowances,
    log,
  })
  const gate = openGate({
    findActor: sessions.find,
    findKey: openFindKey(db, clock),
    findCamera: openCameraKeys(db).find,
    limits,
    allowances,
  })
  const shortfallOf = openShortfall({ clock, asLot, peopleOf, swapsAt })
  const following = openFollowing({ db, clock, log, shortfallOf, lackText })
  const { followStock } = following
  const ledger = openLedger({
    db,
    clock,
    followStock,
    alsoUndo: [openUncooking({ markUncooked }), putBackOnList, unbookChanges, reopenScan],
  })
  const atDesk = openDesk({ db, clock, followStock })
  const recogniser = openRecogniser({ log })
  const compare = parts.compare ?? eyesOf(recogniser)
  const watching = openWatching({
    db,
    log,
    lookOnce: openComparing({
      db,
      log,
      asLot,
      compare,
      ...(!parts.compare && { isClear: isClearPicture }),
      atCameraDesk: openCameraDesk({ db, clock, followStock }),
    }),
  })
  app.addHook('onListen', async () => watching.wakeAll())
  const todayOf = async (householdId: string) => (await householdNow(db, clock, householdId)).today
  const notices = openNotices({ db, clock, asLot })
  const push = parts.push ?? (env.push && openWebPush(env.push))
  const model = parts.model ?? (env.model && openChatModel(env.model))
  const noticesOf = notices.list
  const shelf = openShelf({ db, log })
  app.addHook('onListen', async () => shelf.start())
  const kitchens = openKitchens({ db, clock, lotsOf: heldLots, asLot, peopleOf })
  const canInvent = model !== undefined
  const maker = parts.dishMaker ?? openDishMaker({ log })
  const madeUp = openMadeUpDishes({ recipes: openMadeUpRecipes({ db, clock }), maker })
  const suggestions = openSuggestions({
    ...{ db, shelf, kitchens, cardsOf, mealOf, cookedLately, madeUp, canInvent },
  })
  const planner = openPlanner({ log })
  app.addHook('onListen', async () => planner.start())
  const sweeping = startSweeping(db, clock, log)

  app.addHook('onRequest', (request, _, done) => {
    if (request.url.startsWith(apiBase)) gate.count(request)
    done()
  })
  const serve = openServe(app, gate)
  serveAccount(serve, { accounts, sessions, reset, openId, limits, allowances })
  openId.serve(app)
  const payments = env.payments && (await openStripePayments({ settings: env.payments, clock, log }))
  const own = serveOwnAccount(serve, {
    payments,
    ...{ app, db, clock, log, env, mail, background, accounts, patience, limits, allowances },
  })
  const jobs = [
    digestJob({
      ...{ db, clock, log, mail, publicUrl: env.publicUrl, noticesOf },
      dishesFor: openMailedDishes(suggestions),
      communityNews: (accountId, since) => communityNews(db, accountId, since),
    }),
    ...(push ? [pushJob({ db, clock, log, push, noticesOf })] : []),
    watching.job,
    redatingJob({ db, clock, log }),
    revisingJob({ db, clock, log }),
    ...own.jobs,
  ]
  const turns = openTurns({ db, clock, log, jobs })
  app.addHook('onListen', async () => turns.start())
  serveHousehold(serve, { db, clock, publicUrl: env.publicUrl, limits, allowances })
  serveLive(app, { gate, db, clock, log })
  serveDiet(serve, { db, clock })
  serveFridge(serve, { db, clock, limits, allowances, asLot, atDesk, wake: watching.wake })
  serveInventory(serve, { db, ledger })
  serveStockReads(serve, { db, clock })
  serveShopping(serve, { db, clock, cardsOf, atDesk, following })
  serveRecipes(serve, { db, clock, shelf, kitchens })
  serveSuggestions(serve, suggestions)
  serveCooking(serve, {
    ...{ db, clock, atDesk, lotsOf: heldLots, asLot, todayOf, eatersOf, recipeOf },
    ...{ swapsAt, amountAndName, cardsOf, markCooked, keepForLater },
  })
  const serveStream = openServeStream(app, gate, log)
  const sharing = serveSharing(serve, serveStream, {
    ...{ db, clock, log, limits, allowances, env, mail, background },
    fetchPublic: parts.fetchPublic,
    endPayments: own.endPayments,
  })
  const mealPlan = {
    ...{ db, clock, shelf, asLot, peopleOf, cardsOf, pricesOf, cookedLately, warningOf, swapsAt, planner },
    ...{ limits, allowances, log },
    follow: following.follow,
    madeDishes: openWeekDishes({ kitchens, madeUp }),
    publicUrl: env.publicUrl,
  }
  serveMealPlan(serve, serveStream, mealPlan)
  serveCalendar(app, mealPlan)
  serveInventing(serveStream, { model, kitchens, limits, allowances, log })
  const pageReader = openPageReader({ log })
  const productBase = env.openFoodFactsUrl
  serveScan(serve, serveStream, {
    db,
    clock,
    log,
    limits,
    allowances,
    eyes: parts.eyes ?? ownEyes(recogniser, pageReader),
    provider: env.vision && { vision: openVisionProvider(env.vision), daily: env.vision.daily },
    productBook: productBase ? openLookedUp({ db, clock, log, ask: openFoodFacts(productBase) }) : undefined,
    householdOf: (householdId) => householdNow(db, clock, householdId),
    eatersOf,
    completed: newLot,
    atDesk,
    rememberPrices,
    storeCalled,
  })
  serveNotifications(serve, {
    notices,
    settings: openSettings(db),
    devices: openDevices({ db, clock, push }),
  })
  serveHealth(app, db, closing)
  serveDocs(
    app,
    Object.values(api).flatMap((word) => Object.values(word)),
    env.publicUrl,
  )
  if (webFolder && pagesAreBuilt(webFolder)) {
    const operator = {
      socialLinks: env.socialLinks,
      storeLinks: env.storeLinks,
      openId: env.openId ? { name: env.openId.name } : null,
    }
    const { publicUrl } = env
    const drawn = readDrawnPages(webFolder, publicUrl, env.openId !== undefined)
    await servePages(app, webFolder, operator, { headFor: openRecipeHeads({ db, log, publicUrl }), drawn })
    const pages = [...drawn.map(({ path }) => path), '/meals', '/community']
    serveCrawling(app, { clock, publicUrl, pages, publicPaths: () => publicRecipePaths(db) })
  }

  return {
    http: app,
    turns,
    async linger(seconds) {
      if (!app.server.listening) return
      closing.announce()
      await setTimeout(seconds * 1000)
    },
    async close() {
      await app.close()
      await background.settled()
      await turns.stop()
      await watching.close()
      await sweeping.stop()
      await shelf.close()
      await Promise.all([planner, maker, recogniser, pageReader].map((threads) => threads.close()))
      await sharing.close()
      await limits.close()
      mail.close()
    },
  }
}

/** Each proxy adds one address to the header, so only as many of the last ones can be believed. */
function trusted(proxies: Env['trustProxy']) {
  return typeof proxies === 'number' ? (_: string, hop: number) => hop < proxies : proxies
}

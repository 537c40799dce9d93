import type { Db } from './db/database'
import { createWithHousehold } from './db/household-transaction'
import type { Env } from './env'
import type { PasswordCost } from './features/account/sign-in/passwords'
import type { ComparePictures } from './features/fridge/detected-change'
import { createFollowStock } from './features/meal-plan/plan-list/following-list'
import type { Planner } from './features/meal-plan/planner/planner'
import type { PictureRenderer } from './features/recipes/drawn-pictures/picture-renderer'
import type { ScanVision } from './features/scan/photos/scan-vision'
import type { DishMaker } from './features/suggestions/dish-maker'
import { type VarietySeeds, varietySeeds } from './features/suggestions/variety-seeds'
import type { FoodTextReader } from './food-text/food-text-reader'
import { createHttpServer } from './http/http-server'
import { createRateLimiter, defaultRateLimits, type RateLimits } from './http/rate-limits'
import { createBackgroundTasks } from './jobs/background-tasks'
import type { Job } from './jobs/scheduler'
import type { Log } from './log'
import type { Mailer } from './mail/mailer'
import { limitPerRecipient } from './mail/recipient-limit'
import type { LanguageModel } from './model/language-model'
import type { FetchPublic } from './network/public-fetch'
import type { PushSender } from './push/push-sender'
import { type Clock, systemClock } from './time/clock'

export interface AppParts {
  env: Env
  db: Db
  log: Log
  mail: Mailer
  push?: PushSender
  /** Invents dishes, if configured. */
  model?: LanguageModel
  /** Replaces our own recognition of photos and printed text. */
  scanVision?: ScanVision
  clock?: Clock
  /** Replaces our own comparison of two shelf pictures. */
  compare?: ComparePictures
  /** Replaces the dish maker in a worker thread. */
  dishMaker?: DishMaker
  /** Replaces the reader of long texts in a worker thread. */
  foodText?: FoodTextReader
  /** Replaces the planner, which takes the best plan so far after a few seconds. */
  planner?: Planner
  /** Replaces the chance by which plans and suggestions differ. */
  seeds?: VarietySeeds
  /** Replaces the worker thread that renders drawn pictures. */
  pictureRenderer?: PictureRenderer
  allowances?: RateLimits
  /** The password hashing cost; tests that do not concern it pass a low one. */
  passwordCost?: PasswordCost | undefined
  /** Replaces fetching from the open internet. */
  fetchPublic?: FetchPublic
  /** Folder of the built web app, if there is one. */
  webFolder?: string
}

/** What all areas share. Each feature takes the members that it names. */
export type Platform = ReturnType<typeof createPlatform>

export function createPlatform(given: AppParts) {
  const { env, db, log, mail, clock = systemClock, allowances = defaultRateLimits } = given
  const { app: http, shutdown, unnoticedProxy } = createHttpServer(env, log)
  const limits = createRateLimiter(db, clock, log)
  return {
    env,
    db,
    log,
    mail: limitPerRecipient(mail, { limits, allowances, log }),
    directMail: mail,
    clock,
    http,
    shutdown,
    allowances,
    limits,
    seeds: given.seeds ?? varietySeeds,
    unnoticedProxy,
    background: createBackgroundTasks(log),
    withHousehold: createWithHousehold({
      db,
      clock,
      onStockChanged: createFollowStock({ db, clock, log }),
    }),
    publicUrl: env.publicUrl,
    dataFolder: env.dataFolder,
    /** Filled when all areas are served. */
    scheduledJobs: [] as Job[],
    /** Settings that the environment decides. */
    fixedSettings: env.installation,
    passwordMode: env.passwords,
    /** Whether the installation sends email. */
    sendsEmail: env.smtpUrl !== undefined,
  }
}

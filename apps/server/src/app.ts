import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { createSignIn, serveAccountArea } from './app-account'
import { serveKitchenArea } from './app-kitchen'
import { serveMealsArea } from './app-meals'
import { serveNotificationsArea } from './app-notifications'
import { type AppParts, createPlatform } from './app-platform'
import { serveSharingArea } from './app-sharing'
import { serveWebArea } from './app-web'
import { saveInstallation } from './db/queries/installation'
import { serveLiveEvents } from './http/events/live-events'
import { createServeStream } from './http/events/serve-stream'
import { createServe } from './http/serve'
import { createBackupJob } from './jobs/backup-job'
import { startCleanup } from './jobs/cleanup-job'
import { createScheduler, type Scheduler } from './jobs/scheduler'

export interface App {
  http: FastifyInstance
  /** The scheduled jobs; they start when the server listens. */
  scheduler: Scheduler
  /** Reports the shutdown at `/readyz` and serves on for this time, so that load balancers notice. */
  linger(seconds: number): Promise<void>
  /** Accepts no more requests, finishes those in progress and their background work, then closes everything. */
  close(): Promise<void>
}

/** The composition root: builds the platform and serves each area with it. */
export async function buildApp(given: AppParts): Promise<App> {
  const platform = createPlatform(given)
  const { http, db, clock, log, mail, limits, background, shutdown } = platform
  await saveInstallation(db, platform.fixedSettings)
  const signIn = createSignIn(platform, given.passwordCost)
  const { authenticator } = signIn
  const serve = createServe(http, authenticator, { publicUrl: platform.publicUrl })
  const serveStream = createServeStream(http, authenticator, log)

  const account = await serveAccountArea(platform, serve, signIn)
  const kitchen = serveKitchenArea(platform, serve, serveStream, given)
  const { pageReader, foodText } = kitchen
  const meals = serveMealsArea(platform, serve, serveStream, { ...given, foodText })
  const { endPayments } = account
  const sharing = serveSharingArea(platform, serve, serveStream, { ...given, endPayments, pageReader })
  const { suggestions } = meals
  const notifications = serveNotificationsArea(platform, serve, { ...given, suggestions })
  serveLiveEvents(http, { ...platform, authenticator })
  await serveWebArea(platform, given)

  const { backup } = given.env
  const backupJobs = backup ? [createBackupJob({ settings: backup, clock })] : []
  const jobs = [...notifications.jobs, ...kitchen.jobs, ...meals.jobs, ...account.jobs, ...backupJobs]
  platform.scheduledJobs.push(...jobs)
  const scheduler = createScheduler({ db, clock, log, jobs })
  http.addHook('onListen', async () => scheduler.start())
  const cleanup = startCleanup(db, clock, log)

  return {
    http,
    scheduler,
    async linger(seconds) {
      if (!http.server.listening) return
      shutdown.announce()
      await setTimeout(seconds * 1000)
    },
    async close() {
      await http.close()
      await background.settled()
      await scheduler.stop()
      await kitchen.closePictures()
      await cleanup.stop()
      await meals.close()
      await kitchen.closeWorkers()
      await sharing.close()
      await limits.close()
      mail.close()
    },
  }
}

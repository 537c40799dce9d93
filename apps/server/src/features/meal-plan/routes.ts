import { mealPlan } from '@larder/contract/meal-plan'
import { day } from '@larder/kitchen/day'
import type { FastifyInstance } from 'fastify'
import { sendNotFound } from '../../http/error-response'
import { addressKey } from '../../http/limits'
import type { Serve } from '../../http/serve'
import type { ServeStream } from '../../http/serve-stream'
import { openCopying } from './copying'
import { type FeedParts, openFeeds } from './feed'
import { openPlanning, type PlanningParts } from './planning'
import { openRerolling } from './rerolling'
import { openMeals } from './service'
import { openPricedShortfall, type PricedParts } from './shortfall'
import { openUndoing } from './undoing'
import { openWeek, type WeekParts } from './week'
import { openWishes } from './wishes'

export type MealPlanParts = Omit<PlanningParts, 'weekOf'> & WeekParts & FeedParts & PricedParts

export function serveMealPlan(serve: Serve, serveStream: ServeStream, parts: MealPlanParts): void {
  const weekOf = openWeek(parts)
  const meals = openMeals({ ...parts, weekOf })
  const copy = openCopying({ ...parts, weekOf })
  const plan = openPlanning({ ...parts, weekOf })
  const reroll = openRerolling({ ...parts, weekOf })
  const undo = openUndoing(parts)
  const priced = openPricedShortfall(parts)
  const { wishes, saveWishes } = openWishes(parts)
  const { feed, openFeed, closeFeed } = openFeeds(parts)

  serve(mealPlan.week, ({ query }, { actor }) => {
    parts.planner.warm()
    return weekOf(actor, dayOf(query.from))
  })
  serve(mealPlan.add, ({ body }, { actor }) => meals.add(actor, body))
  serve(mealPlan.change, ({ params, body }, { actor }) => meals.change(actor, params.id, body))
  serve(mealPlan.remove, ({ params, query }, { actor }) => meals.remove(actor, params.id, query.action))
  serveStream(mealPlan.plan, ({ body }, { actor }, signal) => plan(actor, body, signal))
  serve(mealPlan.reroll, ({ params, body }, { actor }) => reroll(actor, params.id, body.action))
  serve(mealPlan.copy, ({ body }, { actor }) => copy(actor, body))
  serve(mealPlan.undo, ({ params }, { actor }) => undo(actor, params.id))
  serve(mealPlan.shortfall, ({ query }, { actor }) => priced(actor, query))
  serve(mealPlan.wishes, (_, { actor }) => wishes(actor))
  serve(mealPlan.saveWishes, ({ body }, { actor }) => saveWishes(actor, body))
  serve(mealPlan.feed, (_, { actor }) => feed(actor))
  serve(mealPlan.openFeed, (_, { actor }) => openFeed(actor))
  serve(mealPlan.closeFeed, (_, { actor }) => closeFeed(actor))
}

const calendarFile = /^([A-Za-z0-9_-]{43})\.ics$/

/** Calendar apps bring neither cookie nor token: the address itself is the secret. */
export function serveCalendar(app: FastifyInstance, parts: MealPlanParts): void {
  const { calendar } = openFeeds(parts)
  app.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    parts.limits.touch(`address:${addressKey(request.ip)}`, parts.allowances.perAddress)
    const [, secret] = calendarFile.exec(request.params.file) ?? []
    const text = secret === undefined ? undefined : await calendar(secret)
    if (text === undefined) return sendNotFound(request, reply)
    return reply
      .headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="larder.ics"',
        'cache-control': 'private, no-cache',
        'x-robots-tag': 'noindex',
      })
      .send(text)
  })
}

function dayOf(text: string | undefined) {
  return text === undefined ? undefined : day(text)
}

import { mealPlan } from '@larder/contract/meal-plan'
import { shopping } from '@larder/contract/shopping'
import { parseCalendarDay } from '@larder/kitchen/date/day'
import type { FastifyInstance } from 'fastify'
import { sendNotFound } from '../../http/error-response'
import type { ServeStream } from '../../http/events/serve-stream'
import { addressKey } from '../../http/rate-limits'
import type { Serve } from '../../http/serve'
import { type CalendarFeedParts, createCalendarFeeds } from './calendar/calendar-feeds'
import { createCopyWeek } from './changes/copy-week'
import { createRerollMeal } from './changes/reroll-meal'
import { createUndoPlanChange } from './changes/undo-plan-change'
import { createAddFromPlan } from './plan-list/add-from-plan'
import { createWeekPlanner, type WeekPlannerParts } from './planner/week-planner'
import { createMealService } from './service'
import { findPricedShortfall } from './shortfall/shortfall'
import { createPlanWishes } from './week/plan-household'
import { findWeek } from './week/week-view'

export type MealPlanParts = WeekPlannerParts & CalendarFeedParts

export function serveMealPlan(serve: Serve, serveStream: ServeStream, parts: MealPlanParts): void {
  const { db, clock } = parts
  const meals = createMealService(parts)
  const copy = createCopyWeek(parts)
  const plan = createWeekPlanner(parts)
  const reroll = createRerollMeal(parts)
  const undo = createUndoPlanChange(parts)
  const fromPlan = createAddFromPlan(parts)
  const { wishes, saveWishes } = createPlanWishes(parts)
  const { feed, openFeed, closeFeed } = createCalendarFeeds(parts)

  serve(mealPlan.week, ({ query }, { actor }) => {
    parts.planner.warm()
    return findWeek(db, clock, actor, parseOptionalDay(query.from))
  })
  serve(mealPlan.add, ({ body }, { actor }) => meals.add(actor, body))
  serve(mealPlan.change, ({ params, body }, { actor }) => meals.change(actor, params.id, body))
  serve(mealPlan.remove, ({ params, query }, { actor }) => meals.remove(actor, params.id, query.action))
  serveStream(mealPlan.plan, ({ body }, { actor }, signal) => plan(actor, body, signal))
  serve(mealPlan.reroll, ({ params, body }, { actor }) => reroll(actor, params.id, body.action))
  serve(mealPlan.copy, ({ body }, { actor }) => copy(actor, body))
  serve(mealPlan.undo, ({ params }, { actor }) => undo(actor, params.id))
  serve(mealPlan.shortfall, ({ query }, { actor }) => findPricedShortfall(db, clock, actor, query))
  serve(shopping.fromPlan, ({ body }, { actor }) => fromPlan(actor, body))
  serve(mealPlan.wishes, (_, { actor }) => wishes(actor))
  serve(mealPlan.saveWishes, ({ body }, { actor }) => saveWishes(actor, body))
  serve(mealPlan.feed, (_, { actor }) => feed(actor))
  serve(mealPlan.openFeed, (_, { actor }) => openFeed(actor))
  serve(mealPlan.closeFeed, (_, { actor }) => closeFeed(actor))
}

const calendarFile = /^([A-Za-z0-9_-]{43})\.ics$/

/** Calendar apps send neither cookie nor token: the address itself is the secret. */
export function serveCalendar(app: FastifyInstance, parts: MealPlanParts): void {
  const { calendar } = createCalendarFeeds(parts)
  app.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    parts.limits.countRequest(`address:${addressKey(request.ip)}`, parts.allowances.perAddress)
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

function parseOptionalDay(text: string | undefined) {
  return text === undefined ? undefined : parseCalendarDay(text)
}

import type { Day } from '@larder/kitchen/date/day'
import type { MealTime } from '@larder/kitchen/meal-plan/plan-request'
import { instantOfLocalHour } from '../../../time/time-zone'

/** A meal of the calendar. */
export interface CalendarMeal {
  readonly id: number
  readonly day: Day
  readonly meal: MealTime
  readonly title: string
  readonly isLeftovers: boolean
  readonly recipeId: number | null
  /** The path of the dish's picture, if it has one. */
  readonly picture?: string | undefined
  /** Names of the eaters when not everybody eats. */
  readonly eaters: readonly string[]
  readonly version: number
  readonly updatedAt: string
}

export interface CalendarInput {
  readonly name: string
  readonly timeZone: string
  readonly publicUrl: string
  readonly meals: readonly CalendarMeal[]
}

/** Start, by the household's local time, and length of each meal. */
const mealSchedule: Record<MealTime, { hour: number; minutes: number; word: string }> = {
  breakfast: { hour: 8, minutes: 30, word: 'Breakfast' },
  lunch: { hour: 12, minutes: 60, word: 'Lunch' },
  snack: { hour: 16, minutes: 30, word: 'Snack' },
  dinner: { hour: 18, minutes: 60, word: 'Dinner' },
}

/** Renders the plan by RFC 5545. The same plan gives the same text, so that calendar apps detect changes. */
export function renderCalendar({ name, timeZone, publicUrl, meals }: CalendarInput): string {
  const host = new URL(publicUrl).hostname
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Larder//Meal plan//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeIcsText(`${name}: meals`)}`,
    `X-WR-CALNAME:${escapeIcsText(`${name}: meals`)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...meals.flatMap((meal) => renderEvent(meal, timeZone, publicUrl, host)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function renderEvent(meal: CalendarMeal, timeZone: string, publicUrl: string, host: string): string[] {
  const { hour, minutes, word } = mealSchedule[meal.meal]
  const begin = instantOfLocalHour(meal.day, hour, timeZone)
  const end = new Date(Date.parse(begin) + minutes * 60_000).toISOString()
  const { eaters, recipeId, picture } = meal
  return [
    'BEGIN:VEVENT',
    `UID:meal-${meal.id}@${host}`,
    `DTSTAMP:${toIcsTimestamp(meal.updatedAt)}`,
    `LAST-MODIFIED:${toIcsTimestamp(meal.updatedAt)}`,
    `SEQUENCE:${meal.version - 1}`,
    `DTSTART:${toIcsTimestamp(begin)}`,
    `DTEND:${toIcsTimestamp(end)}`,
    `SUMMARY:${escapeIcsText(`${word}: ${meal.title}${meal.isLeftovers ? ' (leftovers)' : ''}`)}`,
    ...(eaters.length > 0 ? [`DESCRIPTION:${escapeIcsText(`For ${eaters.join(', ')}`)}`] : []),
    ...(recipeId === null ? [] : [`URL:${publicUrl}/recipe/details/${recipeId}`]),
    // RFC 7986.
    ...(picture === undefined ? [] : [`IMAGE;VALUE=URI;DISPLAY=BADGE:${publicUrl}${picture}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** '2026-11-16T18:00:00.000Z' becomes '20261116T180000Z'. */
function toIcsTimestamp(instant: string): string {
  return `${instant.slice(0, 19).replace(/[-:]/g, '')}Z`
}

function escapeIcsText(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, (sign) => `\\${sign}`)
      .replace(/\r\n|[\n\r\u2028\u2029]/g, '\\n')
      // RFC 5545 allows no other control characters.
      .replace(/[\p{Cc}]/gu, ' ')
  )
}

const maxLineOctets = 75
const utf8 = new TextEncoder()

/** Folds lines at 75 octets without splitting a character. */
function foldLine(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const characterOctets = utf8.encode(character).length
    if (octets + characterOctets > maxLineOctets) {
      parts.push(part)
      // Continuation lines start with a space, which counts.
      part = ''
      octets = 1
    }
    part += character
    octets += characterOctets
  }
  return [...parts, part].join('\r\n ')
}

import type { InventoryItem } from '@larder/contract/inventory'
import type { PlanWeek } from '@larder/contract/meal-plan'
import { dishRoleOf } from '@larder/kitchen/recipe/dish-role'
import type { EvaluationScore } from '../evaluation'
import { findForbiddenLine } from './eater-restrictions'
import { type KitchenAnswers, mealOccasions } from './kitchen-answers'
import { checkPlanReasons, checkSuggestionReason } from './reason-truth'

/** A rule a friend who cooks, or a dietitian, would judge by. */
interface JudgementRule {
  readonly of: string
  /** What is counted, in words that the report prints. */
  readonly says: string
  count(visits: readonly KitchenAnswers[]): { right: number; cases: number; note?: string }
}

/** So many things on the list for a week of dinners are still one trip. */
const longestList = 28
const mostMustUse = 3

const judgementRules: readonly JudgementRule[] = [
  {
    of: 'must-use food leads',
    says: 'what has to be eaten by tomorrow (three at most; frozen, dry and tinned food can wait) is used by the three dinners, or beside them',
    count: eachOf(({ mustUse, suggested }) =>
      mustUse.slice(0, mostMustUse).map(({ name }) => {
        const used = suggested.dinner.flatMap((one) => [...one.saves, ...(one.beside?.saves ?? [])])
        return { ok: used.some((save) => save.name === name), say: name }
      }),
    ),
  },
  {
    of: 'mains at dinner',
    says: 'every dinner is a main, every breakfast a breakfast, and no meal a drink',
    count: eachOf(({ suggested }) =>
      mealOccasions.flatMap((occasion) =>
        suggested[occasion].map(({ title, category, tags }) => {
          const role = dishRoleOf({ title, course: category, occasions: [], tags })
          return { ok: role === 'main' || (occasion === 'breakfast' && role === 'breakfast'), say: title }
        }),
      ),
    ),
  },
  {
    of: 'three answers',
    says: 'every kitchen is offered three dishes for lunch and dinner',
    count: eachOf(({ suggested }) =>
      (['lunch', 'dinner'] as const).map((occasion) => ({
        ok: suggested[occasion].length === 3,
        say: occasion,
      })),
    ),
  },
  {
    of: 'nothing to buy',
    says: 'a kitchen with twenty things or more is offered a dinner that needs no shopping',
    count: eachOf(({ items, suggested }) =>
      items.length < 20
        ? []
        : [
            {
              ok: suggested.dinner.some(({ toBuy, notKnown }) => toBuy === 0 && notKnown.length === 0),
              say: '',
            },
          ],
    ),
  },
  {
    of: 'different kitchens, different dinners',
    says: 'no dinner is offered to more than two of ten kitchens',
    count: (visits) => {
      const dinners = visits.map(({ suggested }) => suggested.dinner.map(({ title }) => title))
      const tens = Array.from({ length: Math.ceil(visits.length / 10) }, (_, at) =>
        dinners.slice(10 * at, 10 * at + 10).flat(),
      )
      const often = tens.flatMap((ten) => [...counted(ten)].filter(([, count]) => count > 2))
      const cases = dinners.flat().length
      return {
        right: cases - often.reduce((sum, [, count]) => sum + count - 2, 0),
        cases,
        note: often.map(([title, count]) => `${title} × ${count}`).join(', '),
      }
    },
  },
  {
    of: 'no five dishes fill half',
    says: 'the five dishes suggested most are fewer than half of all suggestions',
    count: (visits) => {
      const all = visits.flatMap(({ suggested }) =>
        mealOccasions.flatMap((occasion) => suggested[occasion].map(({ title }) => title)),
      )
      const five = [...counted(all).values()].sort((a, b) => b - a).slice(0, 5)
      const share = five.reduce((sum, count) => sum + count, 0) / all.length
      return { right: share < 0.5 ? 1 : 0, cases: 1, note: `${Math.round(100 * share)} % of ${all.length}` }
    },
  },
  {
    of: 'true reasons',
    says: 'each part of each reason of a suggestion is borne out by the shelf and the lines of the dish',
    count: eachOf((visit) =>
      mealOccasions.flatMap((occasion) =>
        visit.suggested[occasion].flatMap((one) =>
          [one, ...(one.beside ? [one.beside] : [])].flatMap((dish) => checkSuggestionReason(dish, visit)),
        ),
      ),
    ),
  },
  {
    of: 'true reasons of the plan',
    says: 'each sentence beside a planned meal is borne out by the shelf, the lines of its dish and the other meals of the week',
    count: eachOf(checkPlanReasons),
  },
  {
    of: 'no forbidden dish',
    says: 'no dish suggested or planned has a line that somebody at the table must not eat, as a plain eye reads it',
    count: eachOf(({ dishes, kitchen }) =>
      dishes.map((dish) => {
        const line = findForbiddenLine(dish, kitchen.people)
        return { ok: line === undefined, say: `${dish.title}: ${line}` }
      }),
    ),
  },
  {
    of: 'spoiling food is planned',
    says: 'what has to be eaten by tomorrow is on the plan in time',
    count: eachOf(({ mustUse, week }) =>
      mustUse.map((item) => ({ ok: isPlannedInTime(item, week), say: item.name })),
    ),
  },
  {
    of: 'what is not planned is said',
    says: 'what has to be eaten by tomorrow and is not on the plan is named beside it, with what to do',
    count: eachOf(({ mustUse, week }) =>
      mustUse
        .filter((item) => !isPlannedInTime(item, week))
        .map(({ id, name }) => ({
          ok: (week.unplanned ?? []).some(
            ({ itemId, say }) =>
              itemId === id && /^(?:Freeze|Eat) /.test(say) && say.includes('no planned meal'),
          ),
          say: name,
        })),
    ),
  },
  {
    of: 'energy within 10 %',
    says: 'a planned day gives each person the energy aimed at, within a tenth',
    count: eachOf(({ week }) =>
      week.days.flatMap(({ day, figures }) =>
        figures.flatMap(({ nutrient, gives, aim }) =>
          nutrient === 'kcal' && aim !== undefined
            ? [
                {
                  ok: Math.abs(gives - aim) <= aim / 10,
                  say: `${day}: ${Math.round(gives)} of ${Math.round(aim)}`,
                },
              ]
            : [],
        ),
      ),
    ),
  },
  {
    of: 'length of the list',
    says: `a week of dinners lacks at most ${longestList} things`,
    count: eachOf(({ dinners }) => [
      { ok: dinners.shortfall.length <= longestList, say: String(dinners.shortfall.length) },
    ]),
  },
  {
    of: 'leftovers used',
    says: 'every week eats something that was cooked before: a dish cooked for two meals, or what is left of one',
    count: eachOf(({ week }) => [{ ok: week.meals.some(({ what }) => what.kind === 'leftovers'), say: '' }]),
  },
]

/** The scores of every rule: its name, what was counted, and what was found wrong. */
export function scoreRules(
  visits: readonly KitchenAnswers[],
): (EvaluationScore & Required<Pick<EvaluationScore, 'of'>> & { says: string })[] {
  return judgementRules.map(({ of, says, count }) => ({ of, says, ...count(visits) }))
}

interface CheckResult {
  readonly ok: boolean
  readonly say: string
}

function eachOf(check: (visit: KitchenAnswers) => readonly CheckResult[]): JudgementRule['count'] {
  return (visits) => {
    const all = visits.flatMap((visit, at) =>
      check(visit).map((one) => ({ ...one, say: `${at + 1} ${one.say}`.trim() })),
    )
    const wrong = all.filter(({ ok }) => !ok).map(({ say }) => say)
    return {
      right: all.length - wrong.length,
      cases: all.length,
      ...(wrong.length > 0 && { note: wrong.slice(0, 12).join(', ') }),
    }
  }
}

function isPlannedInTime({ id, expiryDate = '' }: InventoryItem, { meals }: PlanWeek): boolean {
  return meals.some(({ day, rescues }) => day <= expiryDate && rescues.some(({ itemId }) => itemId === id))
}

function counted(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

import { canServe, type Objection } from '../../diet/eater'
import type { LiftedRule, PlanWarning, SlotConflict } from '../plan-request'
import { formatCount, joinList, slotNames } from '../plan-text'
import type { PlanningProblem } from './planning-problem'
import { type AssignmentProblem, assignAllSlots } from './slot-assignment'
import { noDish, recipesKeepingAll, repeatRule, type SlotRuleTable, unlockedSlot } from './slot-rules'

/** Above this number, slots are counted instead of named. */
const maxNamed = 4

/** The feasible part of a week, and the conflicts of the rest. Example: `{ conflicts: [], filling }` when every slot can. */
export interface FeasibilityResult {
  readonly conflicts: readonly SlotConflict[]
  /** A dish index for each slot that can be filled; no dish for the others. */
  readonly filling: Int32Array
}

/**
 * Fills the feasible slots and finds a minimal set of conflicting slots and rules for the rest.
 * Example: Tuesday dinner, 'vegan' and 'ready in 25 minutes'.
 */
export function findFeasibleSlots(problem: PlanningProblem, rules: SlotRuleTable): FeasibilityResult {
  const filling = Int32Array.from(rules.locked, (recipe) => (recipe === unlockedSlot ? noDish : recipe))
  const open = [...rules.locked.keys()].filter((slot) => rules.locked[slot] === unlockedSlot)
  const hopeless = open.filter((slot) => rules.fits[slot]?.length === 0)
  let slots = open.filter((slot) => rules.fits[slot]?.length !== 0)
  const clashes: number[][] = []
  for (;;) {
    const chosen = assignAllSlots(problem, toAssignmentProblem(rules, slots))
    if (chosen) {
      slots.forEach((slot, at) => {
        filling[slot] = chosen[at] as number
      })
      break
    }
    const clash = minimize(slots, (fewer) => !assignAllSlots(problem, toAssignmentProblem(rules, fewer)))
    clashes.push(clash)
    const given = clash.reduce((least, slot) => (countOf(rules, slot) < countOf(rules, least) ? slot : least))
    slots = slots.filter((slot) => slot !== given)
  }
  const repeat = repeatRule(rules.apart)
  const alone = groupByRules(
    hopeless.map((slot) => ({ slots: [slot], clash: findClash(problem, rules, [slot]) })),
    repeat,
  )
  const shared = groupByRules(
    clashes.map((clash) => ({ slots: clash, clash: findClash(problem, rules, clash) })),
    repeat,
  )
  return {
    conflicts: [
      ...alone.map((one) => conflictOf(problem, rules, one.slots, one.clash)),
      // Further slots may be freed by rules other than the few found first.
      ...shared.map((one) => conflictOf(problem, rules, one.slots, findClash(problem, rules, one.slots))),
    ],
    filling,
  }
}

/**
 * Returns warnings about a valid plan: rules broken by locked dishes, and dislikes.
 * Example: 'Tuesday dinner is locked to a dish that is not vegan.'
 */
export function planWarningsOf(
  problem: PlanningProblem,
  rules: SlotRuleTable,
  assignment: Int32Array,
): PlanWarning[] {
  const names = slotNames(problem.slots)
  return problem.slots.flatMap((slot, s): PlanWarning[] => {
    const name = names.get(slot.id) ?? slot.id
    const warning = (about: readonly string[], text: string) => [
      { slotId: slot.id, rules: about, say: name + text },
    ]
    if (rules.locked[s] === noDish) return warning([], ' is locked to a dish that is not in the cookbook.')
    const recipe = assignment[s] as number
    const dish = problem.recipes[recipe]
    if (!dish || problem.leftovers.has(dish.id)) return []
    const broken = (rules.rules[s] ?? []).filter((rule) => !rule.keeps(recipe)).map((rule) => rule.name)
    return [
      ...(broken.length > 0
        ? warning(broken, ` is locked to a dish that is not ${joinList(broken, 'or')}.`)
        : []),
      ...canServe(dish, slot.eaters).warnings.flatMap((doubt) =>
        warning([doubt.about], `: ${objectionText(doubt)}.`),
      ),
    ]
  })
}

function objectionText({ eater, about, answer, because }: Objection): string {
  return answer === 'not known'
    ? `not known about ${about} for ${eater}, because of '${because.line}'`
    : `${eater} would rather not have ${about}, found in '${because.line}'`
}

function toAssignmentProblem(rules: SlotRuleTable, slots: readonly number[]): AssignmentProblem {
  return { slots, dishes: slots.map((slot) => rules.fits[slot] as Int32Array), apart: rules.apart }
}

function countOf(rules: SlotRuleTable, slot: number): number {
  return rules.fits[slot]?.length ?? 0
}

/** Removes elements one at a time while the condition stays true. */
function minimize<Thing>(things: readonly Thing[], stays: (fewer: readonly Thing[]) => boolean): Thing[] {
  let needed = [...things]
  for (const thing of things) {
    const fewer = needed.filter((other) => other !== thing)
    if (stays(fewer)) needed = fewer
  }
  return needed
}

interface Clash {
  /** Returns a minimal conflicting subset of the requirements. */
  readonly rules: readonly string[]
  readonly lift: readonly LiftedRule[]
  /** Returns the number of dishes that keep the conflicting rules in some slot. */
  readonly fit: number
}

function findClash(problem: PlanningProblem, rules: SlotRuleTable, slots: readonly number[]): Clash {
  const repeat = repeatRule(rules.apart)
  const ruleNames = slots.flatMap((slot) => (rules.rules[slot] ?? []).map(({ name }) => name))
  const all = [...new Set(slots.length > 1 ? [...ruleNames, repeat] : ruleNames)]
  const under = (names: readonly string[]): AssignmentProblem => ({
    slots,
    dishes: slots.map((slot) => {
      const kept = (rules.rules[slot] ?? []).filter(({ name }) => names.includes(name))
      return recipesKeepingAll(kept, problem.recipes.length)
    }),
    apart: names.includes(repeat) ? rules.apart : 0,
  })
  const clashing = minimize(all, (names) => !assignAllSlots(problem, under(names)))
  const lift = clashing.flatMap((rule): LiftedRule[] => {
    const lifted = under(all.filter((name) => name !== rule))
    return assignAllSlots(problem, lifted) ? [{ rule, fit: dishesIn(lifted) }] : []
  })
  return { rules: clashing, lift, fit: dishesIn(under(clashing)) }
}

/** Returns one sentence for all slots with the same conflict. */
function groupByRules(found: readonly { slots: readonly number[]; clash: Clash }[], repeat: string) {
  const byRules = new Map<string, { slots: number[]; clash: Clash }>()
  for (const { slots, clash } of found) {
    // Recently cooked dishes concern one day; together the slots would also conflict with each other.
    const own = slots.length === 1 && clash.rules.includes(repeat) ? slots[0] : -1
    const key = JSON.stringify(slots.length > 1 ? clash.rules : [clash.rules, clash.lift, own])
    const same = byRules.get(key)
    if (same) same.slots = [...new Set([...same.slots, ...slots])].sort((a, b) => a - b)
    else byRules.set(key, { slots: [...slots], clash })
  }
  return [...byRules.values()]
}

function conflictOf(
  problem: PlanningProblem,
  rules: SlotRuleTable,
  slots: readonly number[],
  clash: Clash,
): SlotConflict {
  const names = slotNames(problem.slots)
  const where = slots.map((slot) => names.get(problem.slots[slot]?.id ?? '') ?? '')
  const slotText =
    where.length > maxNamed ? `${where[0]} and ${where.length - 1} other meals` : joinList(where)
  return {
    slots: slots.map((slot) => problem.slots[slot]?.id ?? ''),
    rules: clash.rules,
    lift: clash.lift,
    say: `${slotText}: ${conflictSentence(clash, repeatRule(rules.apart))}${remedySentence(clash)}.`,
  }
}

function dishesIn({ dishes }: AssignmentProblem): number {
  return new Set(dishes.flatMap((list) => [...list])).size
}

function conflictSentence({ rules, fit }: Clash, repeat: string): string {
  if (rules.length === 0) return 'there is no dish at all'
  if (fit === 0 || !rules.includes(repeat)) return `no dish is ${joinList(rules)}`
  const others = rules.filter((rule) => rule !== repeat)
  const few =
    others.length > 0
      ? `only ${formatCount(fit, 'dish is', 'dishes are')} ${joinList(others)}`
      : `there ${fit === 1 ? 'is' : 'are'} only ${formatCount(fit, 'dish', 'dishes')}`
  return `${few}, and each has to be ${repeat}`
}

function remedySentence({ rules, lift }: Clash): string {
  if (rules.length === 0) return ''
  if (lift.length === 0) return '; lifting one rule is not enough'
  const ways = lift.map(({ rule, fit }) => `${fit} ${fit === 1 ? 'fits' : 'fit'} if it need not be ${rule}`)
  return `; ${joinList(ways, 'or')}`
}

import { canServe, type Objection } from '../../diet/eater'
import type { LiftedRule, PlanWarning, SlotConflict } from '../plan-request'
import { formatCount, joinList, slotNames } from '../plan-text'
import type { PlanningProblem } from './planning-problem'
import { type AssignmentProblem, assignAllSlots } from './slot-assignment'
import { noDish, recipesKeepingAll, repeatRule, type SlotRuleTable, unlockedSlot } from './slot-rules'

/** More slots than this are counted, not named. */
const mostNamed = 4

/** What can be filled, and why the rest cannot. Example: `{ conflicts: [], filling }` when every slot can. */
export interface FeasibilityResult {
  readonly conflicts: readonly SlotConflict[]
  /** A dish for each slot that can be filled, by number; no dish for the others. */
  readonly filling: Int32Array
}

/**
 * Fills what can be filled and finds, for the rest, slots and rules that cannot hold together: leave out any one of them and
 * the others can. Example: Tuesday dinner, 'vegan' and 'ready in 25 minutes'.
 */
export function findFeasibleSlots(board: PlanningProblem, rules: SlotRuleTable): FeasibilityResult {
  const filling = Int32Array.from(rules.locked, (recipe) => (recipe === unlockedSlot ? noDish : recipe))
  const open = [...rules.locked.keys()].filter((slot) => rules.locked[slot] === unlockedSlot)
  const hopeless = open.filter((slot) => rules.fits[slot]?.length === 0)
  let slots = open.filter((slot) => rules.fits[slot]?.length !== 0)
  const clashes: number[][] = []
  for (;;) {
    const chosen = assignAllSlots(board, asRuled(rules, slots))
    if (chosen) {
      slots.forEach((slot, at) => {
        filling[slot] = chosen[at] as number
      })
      break
    }
    const clash = withoutNeedless(slots, (fewer) => !assignAllSlots(board, asRuled(rules, fewer)))
    clashes.push(clash)
    const given = clash.reduce((least, slot) => (countOf(rules, slot) < countOf(rules, least) ? slot : least))
    slots = slots.filter((slot) => slot !== given)
  }
  const repeat = repeatRule(rules.apart)
  const alone = together(
    hopeless.map((slot) => ({ slots: [slot], clash: clashOf(board, rules, [slot]) })),
    repeat,
  )
  const shared = together(
    clashes.map((clash) => ({ slots: clash, clash: clashOf(board, rules, clash) })),
    repeat,
  )
  return {
    conflicts: [
      ...alone.map((one) => conflictOf(board, rules, one.slots, one.clash)),
      // More slots may want other rules lifted than the few that were found first.
      ...shared.map((one) => conflictOf(board, rules, one.slots, clashOf(board, rules, one.slots))),
    ],
    filling,
  }
}

/** What the cook should know of a plan that stands: rules that locks break, and what someone would rather not eat. Example: 'Tuesday dinner is locked to a dish that is not vegan.' */
export function planWarningsOf(
  board: PlanningProblem,
  rules: SlotRuleTable,
  assignment: Int32Array,
): PlanWarning[] {
  const names = slotNames(board.slots)
  return board.slots.flatMap((slot, s): PlanWarning[] => {
    const name = names.get(slot.id) ?? slot.id
    const warning = (about: readonly string[], say: string) => [
      { slotId: slot.id, rules: about, say: name + say },
    ]
    if (rules.locked[s] === noDish) return warning([], ' is locked to a dish that is not in the cookbook.')
    const recipe = assignment[s] as number
    const dish = board.recipes[recipe]
    if (!dish || board.leftovers.has(dish.id)) return []
    const broken = (rules.rules[s] ?? []).filter((rule) => !rule.keeps(recipe)).map((rule) => rule.name)
    return [
      ...(broken.length > 0
        ? warning(broken, ` is locked to a dish that is not ${joinList(broken, 'or')}.`)
        : []),
      ...canServe(dish, slot.eaters).warnings.flatMap((doubt) =>
        warning([doubt.about], `: ${whatWorries(doubt)}.`),
      ),
    ]
  })
}

function whatWorries({ eater, about, answer, because }: Objection): string {
  return answer === 'not known'
    ? `nobody can say about ${about} for ${eater}, because of '${because.line}'`
    : `${eater} would rather not have ${about}, found in '${because.line}'`
}

function asRuled(rules: SlotRuleTable, slots: readonly number[]): AssignmentProblem {
  return { slots, dishes: slots.map((slot) => rules.fits[slot] as Int32Array), apart: rules.apart }
}

function countOf(rules: SlotRuleTable, slot: number): number {
  return rules.fits[slot]?.length ?? 0
}

/** Leaves out one after the other what is not needed for something to stay true. */
function withoutNeedless<Thing>(
  things: readonly Thing[],
  stays: (fewer: readonly Thing[]) => boolean,
): Thing[] {
  let needed = [...things]
  for (const thing of things) {
    const fewer = needed.filter((other) => other !== thing)
    if (stays(fewer)) needed = fewer
  }
  return needed
}

interface Clash {
  /** Of all that is asked, what cannot hold together. */
  readonly rules: readonly string[]
  readonly lift: readonly LiftedRule[]
  /** How many dishes keep the clashing rules somewhere. */
  readonly fit: number
}

function clashOf(board: PlanningProblem, rules: SlotRuleTable, slots: readonly number[]): Clash {
  const repeat = repeatRule(rules.apart)
  const asked = slots.flatMap((slot) => (rules.rules[slot] ?? []).map(({ name }) => name))
  const all = [...new Set(slots.length > 1 ? [...asked, repeat] : asked)]
  const under = (names: readonly string[]): AssignmentProblem => ({
    slots,
    dishes: slots.map((slot) => {
      const kept = (rules.rules[slot] ?? []).filter(({ name }) => names.includes(name))
      return recipesKeepingAll(kept, board.recipes.length)
    }),
    apart: names.includes(repeat) ? rules.apart : 0,
  })
  const clashing = withoutNeedless(all, (names) => !assignAllSlots(board, under(names)))
  const lift = clashing.flatMap((rule): LiftedRule[] => {
    const lifted = under(all.filter((name) => name !== rule))
    return assignAllSlots(board, lifted) ? [{ rule, fit: dishesIn(lifted) }] : []
  })
  return { rules: clashing, lift, fit: dishesIn(under(clashing)) }
}

/** One sentence for all slots with the same trouble. */
function together(found: readonly { slots: readonly number[]; clash: Clash }[], repeat: string) {
  const byRules = new Map<string, { slots: number[]; clash: Clash }>()
  for (const { slots, clash } of found) {
    // What was cooked lately is the trouble of one day; together the slots would also trouble each other.
    const own = slots.length === 1 && clash.rules.includes(repeat) ? slots[0] : -1
    const key = JSON.stringify(slots.length > 1 ? clash.rules : [clash.rules, clash.lift, own])
    const same = byRules.get(key)
    if (same) same.slots = [...new Set([...same.slots, ...slots])].sort((a, b) => a - b)
    else byRules.set(key, { slots: [...slots], clash })
  }
  return [...byRules.values()]
}

function conflictOf(
  board: PlanningProblem,
  rules: SlotRuleTable,
  slots: readonly number[],
  clash: Clash,
): SlotConflict {
  const names = slotNames(board.slots)
  const where = slots.map((slot) => names.get(board.slots[slot]?.id ?? '') ?? '')
  const told = where.length > mostNamed ? `${where[0]} and ${where.length - 1} other meals` : joinList(where)
  return {
    slots: slots.map((slot) => board.slots[slot]?.id ?? ''),
    rules: clash.rules,
    lift: clash.lift,
    say: `${told}: ${whatClashes(clash, repeatRule(rules.apart))}${whatHelps(clash)}.`,
  }
}

function dishesIn({ dishes }: AssignmentProblem): number {
  return new Set(dishes.flatMap((list) => [...list])).size
}

function whatClashes({ rules, fit }: Clash, repeat: string): string {
  if (rules.length === 0) return 'there is no dish at all'
  if (fit === 0 || !rules.includes(repeat)) return `no dish is ${joinList(rules)}`
  const others = rules.filter((rule) => rule !== repeat)
  const few =
    others.length > 0
      ? `only ${formatCount(fit, 'dish is', 'dishes are')} ${joinList(others)}`
      : `there ${fit === 1 ? 'is' : 'are'} only ${formatCount(fit, 'dish', 'dishes')}`
  return `${few}, and each has to be ${repeat}`
}

function whatHelps({ rules, lift }: Clash): string {
  if (rules.length === 0) return ''
  if (lift.length === 0) return '; lifting one rule is not enough'
  const ways = lift.map(({ rule, fit }) => `${fit} ${fit === 1 ? 'fits' : 'fit'} if it need not be ${rule}`)
  return `; ${joinList(ways, 'or')}`
}

/**
 * The logical time of a change to a shared list: a count above every count its writer has seen, and the writer. It uses
 * no clock, so a wrong clock does no harm.
 * Example: `{ at: 7, by: 'phone-a' }`.
 */
export interface LamportTimestamp {
  readonly at: number
  readonly by: string
}

/** A last-writer-wins value. Example: `{ value: 'Milk', stamp: { at: 3, by: 'phone-a' } }`. */
interface LastWriteRegister<Value> {
  readonly value: Value
  readonly stamp: LamportTimestamp
}

/**
 * The number of ticks and unticks of a line by one device: odd is ticked.
 * Example: `{ count: 1, at: '2026-11-15T10:00:00.000Z' }`.
 */
export interface DeviceTick {
  readonly count: number
  /** The time of the tick; the order of ticks teaches a shop's order. */
  readonly at?: string
  /** The store. */
  readonly store?: string
}

/** The ticks of a line by device. Example: `{ 'phone-a': { count: 1 } }`. */
export type Ticks = Readonly<Record<string, DeviceTick>>

/** The text of a line. Example: `{ text: '250 g flour', plan: true, for: [{ recipeId: 7, title: 'Pizza' }] }`. */
export interface LineDetails {
  readonly text: string
  /** The dishes that need it. */
  readonly for?: readonly { readonly recipeId: number; readonly title: string }[]
  /** Derived from the meal plan, and updated when that changes. */
  readonly plan?: boolean
  /** Nothing to buy: it is in stock, but the amount should be checked. */
  readonly check?: boolean
  /** The remainder of the purchase. Example: 'leaves 250 g'. */
  readonly leaves?: string
}

/** Whether a line was removed from the list, and the ticks known at that time. Example: `{ value: true, seen: {}, stamp }`. */
interface RemovalRegister extends LastWriteRegister<boolean> {
  readonly seen: Readonly<Record<string, number>>
}

/**
 * A line of a list that several devices edit at once, online and offline.
 * Example: `newLine('a1', { text: 'Milk' }, 'main', stamp)`.
 */
export interface MergeableLine {
  readonly id: string
  /** Decides its position on the list. */
  readonly born: LamportTimestamp
  readonly words: LastWriteRegister<LineDetails>
  readonly list: LastWriteRegister<string>
  readonly ticks: Ticks
  readonly off?: RemovalRegister
  /** It was put away into stock. */
  readonly away?: LastWriteRegister<boolean>
}

/** The name of a list or a store. Example: `{ id: 'main', kind: 'list', name: { value: 'Shopping List', stamp } }`. */
export interface MergeableName {
  readonly id: string
  readonly kind: 'list' | 'store'
  readonly born: LamportTimestamp
  readonly name: LastWriteRegister<string>
  readonly off?: LastWriteRegister<boolean>
}

/** The list every household has. Example: `mainList` is 'main'. */
export const mainList = 'main'

/**
 * Returns whether the first of two timestamps is later, the same on every device.
 * Example: `isLaterTimestamp({ at: 2, by: 'a' }, { at: 1, by: 'b' })` is true.
 */
export function isLaterTimestamp(a: LamportTimestamp, b: LamportTimestamp): boolean {
  return a.at === b.at ? a.by > b.by : a.at > b.at
}

/**
 * Returns the next timestamp of a device that has seen everything up to a count.
 * Example: `nextTimestamp(7, 'phone-a')` is `{ at: 8, by: 'phone-a' }`.
 */
export function nextTimestamp(seen: number, by: string): LamportTimestamp {
  return { at: seen + 1, by }
}

/** Returns the highest count in a line; the next change must be above it. Example: of a new line the count of its creation. */
export function highestCounter({ born, words, list, off, away }: MergeableLine): number {
  return Math.max(born.at, words.stamp.at, list.stamp.at, off?.stamp.at ?? 0, away?.stamp.at ?? 0)
}

/** Creates a line at the end of a list. Example: `newLine('a1', { text: 'Milk' }, mainList, { at: 1, by: 'phone-a' })`. */
export function newLine(
  id: string,
  words: LineDetails,
  list: string,
  stamp: LamportTimestamp,
): MergeableLine {
  return { id, born: stamp, words: { value: words, stamp }, list: { value: list, stamp }, ticks: {} }
}

/** Returns whether a line is ticked by any device. Example: ticked on one phone and unticked on none. */
export function isTicked({ ticks }: Pick<MergeableLine, 'ticks'>): boolean {
  return Object.values(ticks).some(({ count }) => isOdd(count))
}

/**
 * Returns whether a line is on the list: it was not put away, and it was not removed, or was ticked on a device that
 * did not know of the removal.
 * Example: removed on one phone while the other ticked it offline: it is on the list, ticked.
 */
export function isListed({ off, away, ticks }: Pick<MergeableLine, 'off' | 'away' | 'ticks'>): boolean {
  if (away?.value) return false
  if (!off?.value) return true
  return Object.entries(ticks).some(([device, { count }]) => isOdd(count) && count > (off.seen[device] ?? 0))
}

/**
 * Returns the line ticked by a device, at an instant, optionally in a store; a ticked line stays as it is.
 * Example: `tickLine(line, 'phone-a', { at: now })`.
 */
export function tickLine(
  line: MergeableLine,
  device: string,
  tick: Omit<DeviceTick, 'count'>,
): MergeableLine {
  if (isTicked(line)) return line
  const count = (line.ticks[device]?.count ?? 0) + 1
  return { ...line, ticks: { ...line.ticks, [device]: { ...tick, count } } }
}

/** Returns the line with every known tick undone; a tick that is not known here yet will remain. Example: `untickLine(line)`. */
export function untickLine(line: MergeableLine): MergeableLine {
  if (!isTicked(line)) return line
  const ticks = Object.entries(line.ticks).map(([device, tick]) => [
    device,
    isOdd(tick.count) ? { count: tick.count + 1 } : tick,
  ])
  return { ...line, ticks: Object.fromEntries(ticks) }
}

/** Returns the line with another text. Example: `editLine(line, { text: '2 l milk' }, stamp)`. */
export function editLine(line: MergeableLine, words: LineDetails, stamp: LamportTimestamp): MergeableLine {
  return { ...line, words: { value: words, stamp } }
}

/** Returns the line on another list. Example: `moveLine(line, 'market', stamp)`. */
export function moveLine(line: MergeableLine, list: string, stamp: LamportTimestamp): MergeableLine {
  return { ...line, list: { value: list, stamp } }
}

/** Returns the line removed from the list, or restored. Example: `removeLine(line, true, stamp)`. */
export function removeLine(line: MergeableLine, value: boolean, stamp: LamportTimestamp): MergeableLine {
  const seen = Object.fromEntries(Object.entries(line.ticks).map(([device, { count }]) => [device, count]))
  return { ...line, off: { value, stamp, seen } }
}

/** Returns the line as put away, or with that undone. Example: `markPutAway(line, true, stamp)`. */
export function markPutAway(line: MergeableLine, value: boolean, stamp: LamportTimestamp): MergeableLine {
  return { ...line, away: { value, stamp } }
}

/**
 * Merges two versions of a line. The merge is commutative, associative and idempotent. The later value wins; ticks are
 * never lost, and only known ticks can be undone.
 * Example: `mergeLines(mine, theirs)`.
 */
export function mergeLines(a: MergeableLine, b: MergeableLine): MergeableLine {
  const off = laterRegister(a.off, b.off)
  const away = laterRegister(a.away, b.away)
  return {
    id: a.id,
    born: isLaterTimestamp(a.born, b.born) ? b.born : a.born,
    words: laterRegister(a.words, b.words),
    list: laterRegister(a.list, b.list),
    ticks: mergeTicks(a.ticks, b.ticks),
    ...(off && { off }),
    ...(away && { away }),
  }
}

/** Merges two versions of the name of a list or store. Example: renamed on two phones, the later name stands. */
export function mergeNames(a: MergeableName, b: MergeableName): MergeableName {
  const off = laterRegister(a.off, b.off)
  return {
    id: a.id,
    kind: a.kind < b.kind ? a.kind : b.kind,
    born: isLaterTimestamp(a.born, b.born) ? b.born : a.born,
    name: laterRegister(a.name, b.name),
    ...(off && { off }),
  }
}

/**
 * Returns whether two versions are equal, so that nothing has to be sent.
 * Example: `isSameState(line, mergeLines(line, line))` is true.
 */
export function isSameState(a: MergeableLine | MergeableName, b: MergeableLine | MergeableName): boolean {
  return canonical(a) === canonical(b)
}

/** Orders lines by creation. Example: `lines.toSorted(compareByCreation)`. */
export function compareByCreation(
  a: { readonly born: LamportTimestamp },
  b: { readonly born: LamportTimestamp },
): number {
  return isLaterTimestamp(a.born, b.born) ? 1 : isLaterTimestamp(b.born, a.born) ? -1 : 0
}

function mergeTicks(a: Ticks, b: Ticks): Ticks {
  const devices = [...new Set([...Object.keys(a), ...Object.keys(b)])].sort()
  return Object.fromEntries(devices.map((device) => [device, mergeTick(a[device], b[device])]))
}

// Only its own device raises an even count, so two equal odd counts are the same tick.
function mergeTick(a: DeviceTick | undefined, b: DeviceTick | undefined): DeviceTick {
  if (!a || !b) return a ?? b ?? { count: 0 }
  if (a.count === b.count) return canonical(a) < canonical(b) ? a : b
  return a.count > b.count ? a : b
}

function laterRegister<Word extends LastWriteRegister<unknown>>(a: Word, b: Word): Word
function laterRegister<Word extends LastWriteRegister<unknown>>(
  a: Word | undefined,
  b: Word | undefined,
): Word | undefined
function laterRegister<Word extends LastWriteRegister<unknown>>(
  a: Word | undefined,
  b: Word | undefined,
): Word | undefined {
  if (!a || !b) return a ?? b
  if (isLaterTimestamp(a.stamp, b.stamp)) return a
  if (isLaterTimestamp(b.stamp, a.stamp)) return b
  // A device uses each timestamp once; if it does not, all devices still agree.
  return canonical(a) < canonical(b) ? a : b
}

function isOdd(count: number): boolean {
  return count % 2 === 1
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

/**
 * When something was said on a shared list: a count that is always above every count its writer has seen, and who wrote it. No
 * clock is asked, so a phone whose clock is wrong does no harm. Example: `{ at: 7, by: 'phone-a' }`.
 */
export interface LamportTimestamp {
  readonly at: number
  readonly by: string
}

/** The last word about one thing. Example: `{ value: 'Milk', stamp: { at: 3, by: 'phone-a' } }`. */
export interface LastWriteRegister<Value> {
  readonly value: Value
  readonly stamp: LamportTimestamp
}

/** How often one device has ticked and unticked a line: odd is ticked. Example: `{ count: 1, at: '2026-11-15T10:00:00.000Z' }`. */
export interface DeviceTick {
  readonly count: number
  /** When it was ticked; the order of ticks teaches a shop's order. */
  readonly at?: string
  /** In which store. */
  readonly store?: string
}

/** What each device has to say about a line being bought, by device. Example: `{ 'phone-a': { count: 1 } }`. */
export type Ticks = Readonly<Record<string, DeviceTick>>

/** The words of a line. Example: `{ text: '250 g flour', plan: true, for: [{ recipeId: 7, title: 'Pizza' }] }`. */
export interface LineDetails {
  readonly text: string
  /** The dishes that need it. */
  readonly for?: readonly { readonly recipeId: number; readonly title: string }[]
  /** It was worked out from the meal plan, and is worked out anew when that changes. */
  readonly plan?: boolean
  /** Nothing to buy: it is there, and somebody should look whether it is enough. */
  readonly check?: boolean
  /** What the purchase leaves over. Example: 'leaves 250 g'. */
  readonly leaves?: string
}

/** Whether a line was taken off the list, and which ticks whoever did it had seen. Example: `{ value: true, seen: {}, stamp }`. */
export interface RemovalRegister extends LastWriteRegister<boolean> {
  readonly seen: Readonly<Record<string, number>>
}

/** One line of a list that several devices write at once, with and without a network. Example: `newLine('a1', { text: 'Milk' }, 'main', stamp)`. */
export interface MergeableLine {
  readonly id: string
  /** Decides its place on the list. */
  readonly born: LamportTimestamp
  readonly words: LastWriteRegister<LineDetails>
  readonly list: LastWriteRegister<string>
  readonly ticks: Ticks
  readonly off?: RemovalRegister
  /** It became stock. */
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

/** Which of two was said later, the same on every device. Example: `laterThan({ at: 2, by: 'a' }, { at: 1, by: 'b' })` is true. */
export function isLaterTimestamp(a: LamportTimestamp, b: LamportTimestamp): boolean {
  return a.at === b.at ? a.by > b.by : a.at > b.at
}

/** The next word of a device that has seen everything up to a count. Example: `nextStamp(7, 'phone-a')` is `{ at: 8, by: 'phone-a' }`. */
export function nextTimestamp(seen: number, by: string): LamportTimestamp {
  return { at: seen + 1, by }
}

/** The highest count in a line, which the next word about anything must be above. Example: of a fresh line the count of its birth. */
export function highestCounter({ born, words, list, off, away }: MergeableLine): number {
  return Math.max(born.at, words.stamp.at, list.stamp.at, off?.stamp.at ?? 0, away?.stamp.at ?? 0)
}

/** A new line at the end of a list. Example: `newLine('a1', { text: 'Milk' }, mainList, { at: 1, by: 'phone-a' })`. */
export function newLine(
  id: string,
  words: LineDetails,
  list: string,
  stamp: LamportTimestamp,
): MergeableLine {
  return { id, born: stamp, words: { value: words, stamp }, list: { value: list, stamp }, ticks: {} }
}

/** Whether somebody has it in the trolley. Example: ticked on one phone and unticked on none. */
export function isTicked({ ticks }: Pick<MergeableLine, 'ticks'>): boolean {
  return Object.values(ticks).some(({ count }) => isOdd(count))
}

/**
 * Whether a line stands on the list: it did not become stock, and nobody took it off, or somebody bought it without knowing of
 * that. Example: taken off on one phone while the other ticked it without a network: it is there, ticked.
 */
export function isListed({ off, away, ticks }: Pick<MergeableLine, 'off' | 'away' | 'ticks'>): boolean {
  if (away?.value) return false
  if (!off?.value) return true
  return Object.entries(ticks).some(([device, { count }]) => isOdd(count) && count > (off.seen[device] ?? 0))
}

/** The line ticked by a device, at an instant, perhaps in a store; what is ticked stays as it is. Example: `ticked(line, 'phone-a', { at: now })`. */
export function tickLine(
  line: MergeableLine,
  device: string,
  tick: Omit<DeviceTick, 'count'>,
): MergeableLine {
  if (isTicked(line)) return line
  const count = (line.ticks[device]?.count ?? 0) + 1
  return { ...line, ticks: { ...line.ticks, [device]: { ...tick, count } } }
}

/** The line with every tick that is seen here taken back; one that is not known here yet will stand. Example: `unticked(line)`. */
export function untickLine(line: MergeableLine): MergeableLine {
  if (!isTicked(line)) return line
  const ticks = Object.entries(line.ticks).map(([device, tick]) => [
    device,
    isOdd(tick.count) ? { count: tick.count + 1 } : tick,
  ])
  return { ...line, ticks: Object.fromEntries(ticks) }
}

/** The line with other words. Example: `reworded(line, { text: '2 l milk' }, stamp)`. */
export function editLine(line: MergeableLine, words: LineDetails, stamp: LamportTimestamp): MergeableLine {
  return { ...line, words: { value: words, stamp } }
}

/** The line on another list. Example: `moved(line, 'market', stamp)`. */
export function moveLine(line: MergeableLine, list: string, stamp: LamportTimestamp): MergeableLine {
  return { ...line, list: { value: list, stamp } }
}

/** The line taken off the list, or put back. Example: `takenOff(line, true, stamp)`. */
export function removeLine(line: MergeableLine, value: boolean, stamp: LamportTimestamp): MergeableLine {
  const seen = Object.fromEntries(Object.entries(line.ticks).map(([device, { count }]) => [device, count]))
  return { ...line, off: { value, stamp, seen } }
}

/** The line as it became stock, or as that was undone. Example: `putAway(line, true, stamp)`. */
export function markPutAway(line: MergeableLine, value: boolean, stamp: LamportTimestamp): MergeableLine {
  return { ...line, away: { value, stamp } }
}

/**
 * What two devices know of one line, together: the same whichever is asked first, however often, and in whatever order word of
 * it arrives. Of each thing the later word stands; ticks are never lost, and only what was seen can be taken back. Example:
 * `mergeLines(mine, theirs)`.
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

/** The same for the name of a list or store. Example: renamed on two phones, the later name stands. */
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

/** Whether two know the same, so that nothing has to be sent. Example: `isSame(line, mergeLines(line, line))` is true. */
export function isSameState(a: MergeableLine | MergeableName, b: MergeableLine | MergeableName): boolean {
  return canonical(a) === canonical(b)
}

/** Lines in the order they were written down. Example: `lines.toSorted(byBirth)`. */
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

// Only its own device raises an even count, so two odd ones that are equal are the same tick.
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
  // One device says one thing under one stamp; should it not, everybody still agrees.
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

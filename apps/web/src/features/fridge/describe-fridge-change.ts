import type { CameraSnapshot, ShelfChangeEntry } from '@larder/contract/fridge'

type DescribedChange = Pick<ShelfChangeEntry, 'kind' | 'name' | 'foodId'>

/** The question about an uncertain change: 'Did somebody put in milk?' */
export function toChangeQuestion(change: DescribedChange): string {
  return `Did somebody ${change.kind === 'came' ? 'put in' : 'take out'} ${toMidSentence(change)}?`
}

/** Describes a change: 'Milk added'. */
export function describeFridgeChange({ kind, name }: DescribedChange): string {
  return kind === 'came' ? `${name} added` : `${name} taken out`
}

/** Lower-cases a food's name within a sentence; custom names stay as written. */
function toMidSentence({ name, foodId }: DescribedChange): string {
  if (foodId === undefined || !/^\p{Lu}\p{Ll}/u.test(name)) return name
  return name.charAt(0).toLowerCase() + name.slice(1)
}

/** Describes the result of a picture. */
export function describeCameraPicture({ state, changes }: Pick<CameraSnapshot, 'state' | 'changes'>): string {
  switch (state) {
    case 'waiting':
      return 'Being looked at'
    case 'first':
      return 'The first picture: changes are noticed from here on'
    case 'same':
      return 'Nothing changed'
    case 'unreadable':
      return 'Could not be compared'
    case 'changed':
      return changes === 1 ? '1 change' : `${changes} changes`
  }
}

/** Changes that were booked together are undone together. */
export interface ChangeGroup {
  readonly key: string
  readonly changes: readonly [ShelfChangeEntry, ...ShelfChangeEntry[]]
}

/** Groups the changes of one picture that are booked together. Example: milk and eggs that came in on one picture. */
export function groupFridgeChanges(changes: readonly ShelfChangeEntry[]): ChangeGroup[] {
  const groups = new Map<string, [ShelfChangeEntry, ...ShelfChangeEntry[]]>()
  for (const change of changes) {
    const { pictureId, state, booking } = change
    const key = `${pictureId} ${state} ${booking ?? (state === 'undone' ? '' : change.id)}`
    const group = groups.get(key)
    if (group) group.push(change)
    else groups.set(key, [change])
  }
  return [...groups].map(([key, group]) => ({ key, changes: group }))
}

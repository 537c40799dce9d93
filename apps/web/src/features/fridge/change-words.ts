import type { CameraPicture, FridgeChange } from '@larder/contract/fridge'

type Told = Pick<FridgeChange, 'kind' | 'name' | 'foodId'>

/** What is asked about a doubtful change: 'Did milk come in?' */
export function questionOf(change: Told): string {
  return `Did ${midSentence(change)} ${change.kind === 'came' ? 'come in' : 'go out'}?`
}

/** A change as it is told: 'Milk came in'. */
export function changeText({ kind, name }: Told): string {
  return kind === 'came' ? `${name} came in` : `${name} went out`
}

/** A food's name is an ordinary word; a name of their own stays as it was written. */
function midSentence({ name, foodId }: Told): string {
  if (foodId === undefined || !/^\p{Lu}\p{Ll}/u.test(name)) return name
  return name.charAt(0).toLowerCase() + name.slice(1)
}

/** What a picture turned out to show. */
export function pictureText({ state, changes }: Pick<CameraPicture, 'state' | 'changes'>): string {
  switch (state) {
    case 'waiting':
      return 'Being looked at'
    case 'first':
      return 'The first picture: what comes and goes is told from here on'
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
  readonly changes: readonly [FridgeChange, ...FridgeChange[]]
}

/** What one picture showed and one answer settles, together. Example: milk and eggs that came in on one picture. */
export function groupsOf(changes: readonly FridgeChange[]): ChangeGroup[] {
  const groups = new Map<string, [FridgeChange, ...FridgeChange[]]>()
  for (const change of changes) {
    const { pictureId, state, booking } = change
    const key = `${pictureId} ${state} ${booking ?? (state === 'undone' ? '' : change.id)}`
    const group = groups.get(key)
    if (group) group.push(change)
    else groups.set(key, [change])
  }
  return [...groups].map(([key, group]) => ({ key, changes: group }))
}

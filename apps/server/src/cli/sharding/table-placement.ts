import { householdDirectories } from '../../db/household-directories'
import type { ForeignKey, InstalledSchema, InstalledTable, Placement } from './installed-schema'

/**
 * What every node has because statements about one household join it: community, cookbook and settings of accounts. What a foreign
 * key of a household table leads to is added to these.
 */
const shared: ReadonlySet<string> = new Set([
  'account_settings',
  'comments',
  'communities',
  'community_members',
  'follows',
  'installation',
  'notification_settings',
  'post_shares',
  'posts',
  'push_subscriptions',
  'recipe_marks',
  'recipe_pictures',
  'recipe_versions',
  'recipe_words',
  'recipes',
  'reports',
])

/** The column by which a table is split, for tables that belong to a household. */
export function shardColumnOf({
  name,
  columns,
}: Pick<InstalledTable, 'name' | 'columns'>): string | undefined {
  if (name === 'households') return 'id'
  return columns.has('household_id') && !householdDirectories.has(name) ? 'household_id' : undefined
}

/** Where each table shall lie. Tables that no rule names, such as sessions, counters and leases of jobs, stay on one node. */
export function decidePlacements({ tables, foreignKeys }: InstalledSchema): Map<string, Placement> {
  const placements = new Map<string, Placement>()
  for (const table of tables) {
    const isShared = shared.has(table.name) || householdDirectories.has(table.name)
    placements.set(table.name, shardColumnOf(table) ? 'distributed' : isShared ? 'reference' : 'local')
  }
  // A map is walked with what changes meanwhile.
  for (let changed = true; changed; ) {
    changed = false
    for (const { table, target } of foreignKeys) {
      if (placements.get(table) === 'local' || placements.get(target) !== 'local') continue
      placements.set(target, 'reference')
      changed = true
    }
  }
  return placements
}

/**
 * Whether a distributed engine can hold a foreign key. A table that every node has cannot refer to one that is split; whoever
 * deletes a household clears those rows (`db/queries/delete-households.ts`).
 */
export function canHold({ table, target }: ForeignKey, placements: ReadonlyMap<string, Placement>): boolean {
  return placements.get(target) !== 'distributed' || placements.get(table) === 'distributed'
}

import {
  createNameIndex,
  type DishColumns,
  indexName,
  type LineColumns,
  type NameIndex,
  type RecipeIndex,
} from '@larder/kitchen/suggestions/recipe-index'
import { compactIndex } from '@larder/kitchen/suggestions/suggestion-index'
import type { IndexedVersion } from '../../../db/sql/recipes/recipe-index'
import { type OpenSnapshot, type SnapshotColumn, type SnapshotParts, writeSnapshot } from './snapshot-file'
import type { RecipeFile, StoredRecipes } from './stored-recipes'

/** Everything a server must know of its recipes to suggest them. */
export interface IndexedRecipes {
  readonly index: RecipeIndex
  readonly recipes: StoredRecipes
  readonly versions: Map<number, IndexedVersion>
}

interface Facts {
  readonly foods: readonly string[]
  readonly measures: readonly string[]
  readonly cuisines: readonly string[]
  readonly kinds: readonly string[]
  readonly accounts: readonly string[]
  readonly lineCount: number
}

const nobody = -1

/** Returns the columns of an index without removed recipes, and the bytes of each recipe. */
export function toSnapshotParts({
  index,
  recipes,
  versions,
}: IndexedRecipes): SnapshotParts & { readonly lengths: Uint32Array } {
  compactIndex(index)
  const { length } = recipes
  const { lineCount, postings } = index
  const accounts = createNameIndex()
  const [version, account] = [new Int32Array(length), new Int32Array(length)]
  const updated = new Float64Array(length)
  const isPublic = new Uint8Array(length)
  const lengths = new Uint32Array(length)
  for (let position = 0; position < length; position += 1) {
    const entry = versions.get(index.dishes.id[position] ?? 0)
    if (!entry) throw new Error('a recipe of the index has no version')
    version[position] = entry.version
    account[position] = entry.accountId === null ? nobody : indexName(accounts, entry.accountId)
    updated[position] = entry.updated
    isPublic[position] = entry.public ? 1 : 0
    lengths[position] = recipes.lengthAt(position)
  }
  const entries = new Int32Array(postings.reduce((sum, posting) => sum + posting.length, 0))
  let at = 0
  for (const posting of postings) {
    entries.set(posting.entries.subarray(0, posting.length), at)
    at += posting.length
  }
  const facts: Facts = {
    foods: index.foods.texts,
    measures: index.measures.texts,
    cuisines: index.cuisines.texts,
    kinds: index.kinds.texts,
    accounts: accounts.texts,
    lineCount,
  }
  return {
    facts,
    lengths,
    columns: {
      ...withPrefix('dish', index.dishes, length),
      ...withPrefix('line', index.lines, lineCount),
      postings: entries,
      postingLengths: Int32Array.from(postings, (posting) => posting.length),
      version,
      account,
      updated,
      isPublic,
      lengths,
    },
  }
}

/** Writes a snapshot of the index to this file. */
export async function writeIndexSnapshot(
  path: string,
  key: unknown,
  indexed: IndexedRecipes,
): Promise<OpenSnapshot> {
  const parts = toSnapshotParts(indexed)
  const { recipes } = indexed
  return writeSnapshot(path, key, parts, {
    bytes: parts.lengths.reduce((sum, bytes) => sum + bytes, 0),
    *each() {
      for (let position = 0; position < recipes.length; position += 1) yield recipes.bytesAt(position)
    },
  })
}

/** Fills an empty index from a snapshot; its recipes stay in the file. */
export async function restoreIndex(
  { index, recipes, versions }: IndexedRecipes,
  snapshot: OpenSnapshot,
): Promise<void> {
  const { columns } = snapshot
  const facts = snapshot.facts as Facts
  const { postings, postingLengths, version, account, updated, isPublic } = columns
  if (!(postings instanceof Int32Array) || !postingLengths || !updated)
    throw new Error('the snapshot lacks a column')
  const file = toRecipeFile(snapshot)
  let at = 0
  Object.assign(index, {
    dishes: withoutPrefix('dish', columns, index.dishes),
    lines: withoutPrefix('line', columns, index.lines),
    lineCount: facts.lineCount,
    foods: toNameIndex(facts.foods),
    measures: toNameIndex(facts.measures),
    cuisines: toNameIndex(facts.cuisines),
    kinds: toNameIndex(facts.kinds),
    facts: [],
    postings: Array.from(postingLengths, (length) => {
      at += length
      return { entries: postings.slice(at - length, at), length }
    }),
  })
  await recipes.moveTo(file)
  for (const [position, id] of index.dishes.id.entries()) {
    index.placeOf.set(id, position)
    versions.set(id, {
      accountId: facts.accounts[account?.[position] ?? nobody] ?? null,
      public: isPublic?.[position] === 1,
      version: version?.[position] ?? 0,
      updated: updated[position] ?? Number.NaN,
    })
  }
}

/** Returns where the recipes of a snapshot are in its file. */
export function toRecipeFile({ handle, recordsAt, columns: { lengths } }: OpenSnapshot): RecipeFile {
  if (!(lengths instanceof Uint32Array)) throw new Error('the snapshot lacks a column')
  const offsets = new Float64Array(lengths.length)
  let end = recordsAt
  for (const [position, length] of lengths.entries()) {
    offsets[position] = end
    end += length
  }
  return { handle, offsets, lengths }
}

function withPrefix(
  prefix: string,
  columns: DishColumns | LineColumns,
  length: number,
): Record<string, SnapshotColumn> {
  const entries = Object.entries<SnapshotColumn>({ ...columns })
  return Object.fromEntries(
    entries.map(([name, column]) => [`${prefix}.${name}`, column.subarray(0, length)]),
  )
}

function withoutPrefix<Columns extends DishColumns | LineColumns>(
  prefix: string,
  columns: Readonly<Record<string, SnapshotColumn>>,
  names: Columns,
): Columns {
  const entries = Object.entries<SnapshotColumn>({ ...names }).map(([name, empty]) => {
    const column = columns[`${prefix}.${name}`]
    if (column?.constructor !== empty.constructor) throw new Error('the snapshot lacks a column')
    return [name, column]
  })
  return Object.fromEntries(entries) as Columns
}

function toNameIndex(texts: readonly string[]): NameIndex {
  const names = createNameIndex()
  for (const text of texts) indexName(names, text)
  return names
}

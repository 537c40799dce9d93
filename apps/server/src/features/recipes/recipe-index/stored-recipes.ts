import { readSync } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import type { RecipeStore } from '@larder/kitchen/suggestions/recipe-index'

/** Recipes in a file that never changes: a newer one replaces it. */
export interface RecipeFile {
  readonly handle: FileHandle
  /** By position: where each recipe begins, and its bytes. */
  readonly offsets: Float64Array
  readonly lengths: Uint32Array
}

/**
 * Recipes as bytes: those of a snapshot in its file, which the operating system keeps in memory once for all processes, and later
 * ones in buffers. As objects, a hundred thousand take 200 MB in each process.
 */
export interface StoredRecipes extends RecipeStore {
  /** Bytes in buffers, with those of removed recipes. */
  readonly bufferedBytes: number
  /** The bytes of a recipe that was not removed. */
  bytesAt(position: number): Uint8Array
  lengthAt(position: number): number
  /** Reads all recipes from this file, which has them in the same order. */
  moveTo(file: RecipeFile): Promise<void>
  close(): Promise<void>
}

const bufferSize = 1 << 20
/** Suggesting and planning read few recipes, and often the same ones. */
const maxRecent = 4096
const [inFile, removed] = [-1, -2]

/** `onUnreadable` is called for a recipe that can no longer be read from the file. */
export function createStoredRecipes(onUnreadable: (position: number, error: unknown) => void): StoredRecipes {
  /** By position: the number of its buffer, and where it begins there or in the file. */
  let holders: number[] = []
  let offsets: number[] = []
  let lengths: number[] = []
  let buffers: Buffer[] = []
  let used = 0
  let bufferedBytes = 0
  let file: FileHandle | undefined
  // Two generations instead of an order of use: half of the recipes are forgotten at once.
  let recent = new Map<number, Recipe>()
  let older = new Map<number, Recipe>()

  function remember(position: number, recipe: Recipe): void {
    if (recent.size >= maxRecent / 2) {
      older = recent
      recent = new Map()
    }
    recent.set(position, recipe)
  }

  function forgetAll(): void {
    recent.clear()
    older.clear()
  }

  function bytesAt(position: number): Uint8Array {
    const [holder = removed, offset = 0, length = 0] = [
      holders[position],
      offsets[position],
      lengths[position],
    ]
    if (holder >= 0) return (buffers[holder] as Buffer).subarray(offset, offset + length)
    if (holder === removed || !file) throw new Error('the recipe was removed')
    const bytes = Buffer.allocUnsafe(length)
    if (readSync(file.fd, bytes, 0, length, offset) !== length) throw new Error('the snapshot ends early')
    return bytes
  }

  return {
    get length() {
      return holders.length
    },
    get bufferedBytes() {
      return bufferedBytes
    },
    bytesAt,
    lengthAt: (position) => lengths[position] ?? 0,
    at(position) {
      if ((holders[position] ?? removed) === removed) return undefined
      const known = recent.get(position)
      if (known) return known
      let recipe = older.get(position)
      try {
        recipe ??= JSON.parse(Buffer.from(bytesAt(position)).toString()) as Recipe
      } catch (error) {
        onUnreadable(position, error)
        return undefined
      }
      remember(position, recipe)
      return recipe
    },
    add(recipe) {
      const bytes = Buffer.from(JSON.stringify(recipe))
      if (used + bytes.length > (buffers.at(-1)?.length ?? 0)) {
        buffers.push(Buffer.allocUnsafeSlow(Math.max(bufferSize, bytes.length)))
        used = 0
      }
      bytes.copy(buffers.at(-1) as Buffer, used)
      holders.push(buffers.length - 1)
      offsets.push(used)
      lengths.push(bytes.length)
      used += bytes.length
      bufferedBytes += bytes.length
    },
    remove(position) {
      holders[position] = removed
      recent.delete(position)
      older.delete(position)
    },
    keep(positions) {
      const keepOf = (all: readonly number[]) => positions.map((position) => all[position] ?? removed)
      const before = buffers
      holders = keepOf(holders)
      const held = new Set(holders)
      offsets = keepOf(offsets)
      lengths = keepOf(lengths)
      // Buffers of removed recipes only are given up; the others keep their number.
      buffers = before.map((buffer, at) =>
        held.has(at) || at === before.length - 1 ? buffer : Buffer.alloc(0),
      )
      bufferedBytes = lengths.reduce(
        (sum, length, at) => ((holders[at] ?? removed) >= 0 ? sum + length : sum),
        0,
      )
      forgetAll()
    },
    async moveTo(next) {
      const before = file
      file = next.handle
      holders = Array.from(next.lengths, () => inFile)
      offsets = [...next.offsets]
      lengths = [...next.lengths]
      buffers = []
      used = 0
      bufferedBytes = 0
      forgetAll()
      await before?.close()
    },
    async close() {
      const before = file
      file = undefined
      await before?.close()
    },
  }
}

import { usualEmbedding } from '../data/usual-embedding'

/**
 * An embedding in bytes, as it is stored: the root of each number, scaled so that the largest is 255.
 * Example: 1024 numbers become 1024 bytes.
 */
export function toEmbeddingBytes(embedding: ArrayLike<number>): Uint8Array {
  let largest = 0
  for (let at = 0; at < embedding.length; at += 1) largest = Math.max(largest, embedding[at] ?? 0)
  const scale = largest > 0 ? 255 / Math.sqrt(largest) : 0
  return Uint8Array.from({ length: embedding.length }, (_, at) =>
    Math.round(scale * Math.sqrt(Math.max(0, embedding[at] ?? 0))),
  )
}

/**
 * Returns how a stored embedding differs from the usual one, with a length of 1. All photos share most of an embedding; what
 * tells foods apart is the rest.
 * Example: of the embedding of a cup of yogurt, what is yogurt.
 */
export function toDirection(bytes: Uint8Array): Float32Array {
  const whole = toUnitLength(Float32Array.from(bytes))
  const mean = usual()
  return toUnitLength(whole.map((value, at) => value - (mean[at] ?? 0)))
}

/** Returns the mean of directions, with a length of 1; of none it is empty. Example: of several photos of one food. */
export function meanDirection(directions: readonly Float32Array[]): Float32Array {
  const mean = new Float32Array(directions[0]?.length ?? 0)
  for (const direction of directions)
    for (let at = 0; at < mean.length; at += 1) mean[at] = (mean[at] ?? 0) + (direction[at] ?? 0)
  return toUnitLength(mean)
}

/** Returns the cosine of two directions, -1 … 1; 0 where their sizes differ. Example: a photo and itself give 1. */
export function directionSimilarity(a: Float32Array, b: Float32Array): number {
  if (a.length !== b.length) return 0
  let product = 0
  for (let at = 0; at < a.length; at += 1) product += (a[at] ?? 0) * (b[at] ?? 0)
  return product
}

function toUnitLength(vector: Float32Array): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value ** 2, 0))
  return length > 0 ? vector.map((value) => value / length) : vector
}

let parsed: Float32Array | undefined

function usual(): Float32Array {
  const { values, largest } = usualEmbedding
  parsed ??= Float32Array.from(values.split(/\s+/), (value) => (Number(value) * largest) / 255)
  return parsed
}

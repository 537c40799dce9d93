import { isJsonLdNode, type JsonLdNode, nodeTypes } from './json-ld-node'

const maxNodes = 50_000

/** The contents of a page's JSON-LD. Example: `parseJsonLdGraph(json).recipes[0]`. */
export interface JsonLdGraph {
  /** In page order, at any depth: in a graph, as a main entity, in a list. */
  readonly recipes: readonly JsonLdNode[]
  /** Resolves a reference. Example: `{ '@id': '#ana' }` is the person of that id. */
  readonly meant: (value: unknown) => unknown
}

/** Visits every node once, up to a maximum depth. Example: a graph of forty things. */
export function parseJsonLdGraph(value: unknown): JsonLdGraph {
  const recipes: JsonLdNode[] = []
  const byId = new Map<string, JsonLdNode>()
  const waiting: unknown[] = [value]
  for (let count = 0; waiting.length > 0 && count < maxNodes; count += 1) {
    const next = waiting.pop()
    const inside = Array.isArray(next) ? next : isJsonLdNode(next) ? Object.values(next) : []
    if (isJsonLdNode(next)) {
      if (nodeTypes(next).includes('recipe')) recipes.push(next)
      const id = next['@id']
      if (typeof id === 'string' && Object.keys(next).length > 1 && !byId.has(id)) byId.set(id, next)
    }
    for (let at = Math.min(inside.length, maxNodes) - 1; at >= 0; at -= 1) {
      if (typeof inside[at] === 'object') waiting.push(inside[at])
    }
  }
  return { recipes, meant: (value) => resolveReference(value, byId) }
}

function resolveReference(value: unknown, byId: ReadonlyMap<string, JsonLdNode>): unknown {
  if (Array.isArray(value)) return value.slice(0, 500).map((each) => resolveReference(each, byId))
  if (!isJsonLdNode(value) || typeof value['@id'] !== 'string' || Object.keys(value).length > 2) return value
  return byId.get(value['@id']) ?? value
}

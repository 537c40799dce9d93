import { isJsonLdNode, type JsonLdNode, nodeTypes } from './json-ld-node'

const mostThings = 50_000

/** What a page says in JSON-LD, opened up. Example: `thingsIn(json).recipes[0]`. */
export interface JsonLdGraph {
  /** In their order on the page, wherever they lie: in a graph, as a main entity, in a list. */
  readonly recipes: readonly JsonLdNode[]
  /** The thing a reference stands for. Example: `{ '@id': '#ana' }` is the person of that id. */
  readonly meant: (value: unknown) => unknown
}

/** Looks through everything there is, once, without ever going too deep. Example: a graph of forty things. */
export function parseJsonLdGraph(value: unknown): JsonLdGraph {
  const recipes: JsonLdNode[] = []
  const byId = new Map<string, JsonLdNode>()
  const waiting: unknown[] = [value]
  for (let count = 0; waiting.length > 0 && count < mostThings; count += 1) {
    const next = waiting.pop()
    const inside = Array.isArray(next) ? next : isJsonLdNode(next) ? Object.values(next) : []
    if (isJsonLdNode(next)) {
      if (nodeTypes(next).includes('recipe')) recipes.push(next)
      const id = next['@id']
      if (typeof id === 'string' && Object.keys(next).length > 1 && !byId.has(id)) byId.set(id, next)
    }
    for (let at = Math.min(inside.length, mostThings) - 1; at >= 0; at -= 1) {
      if (typeof inside[at] === 'object') waiting.push(inside[at])
    }
  }
  return { recipes, meant: (value) => meantBy(value, byId) }
}

function meantBy(value: unknown, byId: ReadonlyMap<string, JsonLdNode>): unknown {
  if (Array.isArray(value)) return value.slice(0, 500).map((each) => meantBy(each, byId))
  if (!isJsonLdNode(value) || typeof value['@id'] !== 'string' || Object.keys(value).length > 2) return value
  return byId.get(value['@id']) ?? value
}

import type { Rolldown } from 'vite'

type Naming = Rolldown.CodeSplittingNameFunction
type Graph = Parameters<Naming>[1]

/** What a visitor sees first, whose weight counts most. */
const publicPage =
  /\/src\/features\/(?:marketing\/[\w-]+\/[\w-]+|account\/(?:login\/login|register\/register))-page\.tsx$/
/** Needed by that many of what is loaded apart, a module comes with every page of a kitchen. */
const minSharedPages = 8
/** Source this short costs less to carry along than to ask for. */
const maxCarriedLength = 1500
/** A table of facts this long is a file of its own. */
const minOwnChunkLength = 40_000

/**
 * Which modules come in one file. Left alone, each set of pages that share a module would have a file: three hundred, half of them
 * below a kilobyte, and a hundred and fifty requests for one page.
 *
 * What a module needs is reached by whoever reaches the module, so a file only ever asks for files that more pages share: there is
 * no circle among them.
 */
export function createChunkNames(): Naming {
  let fileOf: ReturnType<typeof createChunkNamer> | undefined
  return (id, graph) => {
    fileOf ??= createChunkNamer(findReachingRoots(id, graph), graph)
    return fileOf(id)
  }
}

function createChunkNamer(reached: Map<string, Set<string>>, graph: Graph) {
  const known = new Map<string, string | null>()
  const sourceOf = (id: string) => {
    const { code, importedIds = [] } = graph.getModuleInfo(id) ?? {}
    return { length: code?.length ?? 0, needs: importedIds }
  }

  function find(id: string): string | null {
    const by = reached.get(id)
    const { length, needs } = sourceOf(id)
    if (!by || by.size === 1 || by.has(entryRoot) || (length > minOwnChunkLength && needs.length === 0))
      return null
    const visitors = [...by].filter((root) => publicPage.test(root)).map(pageNameOf)
    if (visitors.length > 0) return `visitors-${visitors.sort().join('-')}`
    if (by.size >= minSharedPages) return 'kitchen'
    const isAtHand = (one: string) => reached.get(one)?.has(entryRoot) || fileOf(one) !== null
    return length <= maxCarriedLength && needs.every(isAtHand) ? 'kitchen' : null
  }

  function fileOf(id: string): string | null {
    const before = known.get(id)
    if (before !== undefined) return before
    known.set(id, null)
    const file = find(id)
    known.set(id, file)
    return file
  }
  return fileOf
}

const pageNameOf = (page: string) => page.replace(/^.*\/|-page\.tsx$/g, '')

const entryRoot = 'entry'

/** For each module all that is loaded apart and needs it, be it by way of others. */
function findReachingRoots(any: string, graph: Graph): Map<string, Set<string>> {
  const reached = new Map<string, Set<string>>()
  const roots = new Map([[findEntry(any, graph), entryRoot]])
  // What is found on the way and loaded apart has its turn.
  for (const [root, name] of roots) {
    const waiting = [root]
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const by = reached.get(id) ?? new Set()
      if (by.has(name)) continue
      reached.set(id, by.add(name))
      const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
      waiting.push(...importedIds)
      for (const apart of dynamicallyImportedIds) if (!roots.has(apart)) roots.set(apart, apart)
    }
  }
  return reached
}

function findEntry(id: string, graph: Graph): string {
  const seen = new Set([id])
  for (const one of seen) {
    const { isEntry, importers = [], dynamicImporters = [] } = graph.getModuleInfo(one) ?? {}
    if (isEntry) return one
    for (const above of [...importers, ...dynamicImporters]) seen.add(above)
  }
  throw new Error(`no entry imports ${id}`)
}

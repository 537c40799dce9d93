import type { Rolldown } from 'vite'

type Naming = Rolldown.CodeSplittingNameFunction
type Graph = Parameters<Naming>[1]

/** React and its JSX runtime: every page needs them. */
const reactModule = /\/node_modules\/react\//
/** The entry itself. What it imports is a chunk of its own, because the lazy chunks import it too. */
const entryModule = /\/(?:index\.html|src\/main\.tsx)$/
/** Pages a visitor sees first; their size matters most. */
const publicPage =
  /\/src\/features\/(?:marketing\/[\w-]+\/[\w-]+|account\/(?:login\/login|register\/register))-page\.tsx$/
/** A module that this many lazy roots need is loaded with every signed-in page. */
const minSharedPages = 8
/** So many public pages share a file with the first one. */
const minPublicPages = 3
/** Source this short costs less to include than to request. */
const maxCarriedLength = 1500
/** A data table this long is a chunk of its own. */
const minOwnChunkLength = 40_000

/**
 * Assigns modules to chunks. By default each set of pages that share a module would have a chunk: three
 * hundred, half of them below a kilobyte, and a hundred and fifty requests for one page. A module's imports
 * are reached by every root that reaches the module, so a chunk only imports chunks that more pages share:
 * there are no cycles among chunks.
 */
export function createChunkNames(): Naming {
  let chunkNameOf: ReturnType<typeof createChunkNamer> | undefined
  return (id, graph) => {
    chunkNameOf ??= createChunkNamer(findReachingRoots(id, graph), graph)
    return chunkNameOf(id)
  }
}

function createChunkNamer(reached: Map<string, Set<string>>, graph: Graph) {
  const cachedNames = new Map<string, string | null>()
  const sourceOf = (id: string) => {
    const { code, importedIds = [] } = graph.getModuleInfo(id) ?? {}
    return { length: code?.length ?? 0, imports: importedIds }
  }

  function computeName(id: string): string | null {
    const reachedBy = reached.get(id)
    const { length, imports } = sourceOf(id)
    if (entryModule.test(id)) return null
    if (reactModule.test(id) || reachedBy?.has(entryRoot)) return 'app'
    if (!reachedBy || reachedBy.size === 1 || (length > minOwnChunkLength && imports.length === 0))
      return null
    const publicPages = [...reachedBy].filter((root) => publicPage.test(root)).map(pageNameOf)
    // What the first page shares with several others is one file: small ones compress worse. /login needs little of it.
    const isOfLanding = publicPages.includes('landing') && !publicPages.includes('login')
    if (isOfLanding && publicPages.length >= minPublicPages) return 'visitors'
    if (publicPages.length > 0) return `visitors-${publicPages.sort().join('-')}`
    if (reachedBy.size >= minSharedPages) return 'kitchen'
    const isLoaded = (importedId: string) =>
      reached.get(importedId)?.has(entryRoot) || chunkNameOf(importedId) !== null
    return length <= maxCarriedLength && imports.every(isLoaded) ? 'kitchen' : null
  }

  function chunkNameOf(id: string): string | null {
    const cached = cachedNames.get(id)
    if (cached !== undefined) return cached
    cachedNames.set(id, null)
    const name = computeName(id)
    cachedNames.set(id, name)
    return name
  }
  return chunkNameOf
}

const pageNameOf = (page: string) => page.replace(/^.*\/|-page\.tsx$/g, '')

const entryRoot = 'entry'

/** For each module, the lazy roots that import it, directly or through others. */
function findReachingRoots(moduleId: string, graph: Graph): Map<string, Set<string>> {
  const reached = new Map<string, Set<string>>()
  const roots = new Map([[findEntry(moduleId, graph), entryRoot]])
  // Dynamic imports found on the way are appended to the roots.
  for (const [root, name] of roots) {
    const queue = [root]
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      const reachedBy = reached.get(id) ?? new Set()
      if (reachedBy.has(name)) continue
      reached.set(id, reachedBy.add(name))
      const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
      queue.push(...importedIds)
      for (const lazyId of dynamicallyImportedIds) if (!roots.has(lazyId)) roots.set(lazyId, lazyId)
    }
  }
  return reached
}

function findEntry(id: string, graph: Graph): string {
  const seen = new Set([id])
  for (const moduleId of seen) {
    const { isEntry, importers = [], dynamicImporters = [] } = graph.getModuleInfo(moduleId) ?? {}
    if (isEntry) return moduleId
    for (const importer of [...importers, ...dynamicImporters]) seen.add(importer)
  }
  throw new Error(`No entry imports ${id}`)
}

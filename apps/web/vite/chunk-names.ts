import type { Rolldown } from 'vite'

type Naming = Rolldown.CodeSplittingNameFunction
type Graph = Parameters<Naming>[1]

/** React, its JSX runtime and the bundler's own: every page needs them. */
const reactModule = /\/node_modules\/react\/|rolldown\/runtime/
/** The entry itself. What it imports is a chunk of its own, because the lazy chunks import it too. */
const entryModule = /\/index\.html$/
/** Pages a visitor sees first; their size matters most. */
const publicPage =
  /\/src\/features\/(?:marketing\/[\w-]+\/[\w-]+|account\/(?:login\/login|register\/register))-page\.tsx$/
/** What loads on every page of a signed-in cook, whichever is the first. */
const cookShell =
  /\/src\/(?:app\/(?:page\/guarded-page|places\/places-bar|background\/household-sync|places\/unread-mark|header\/signed-in-parts)\.tsx|features\/account\/account-deletion-notice\.tsx|api\/persisted-cache\/persisted-cache\.ts)$/
/** Every screen fetches it ahead, in one file: a message must show when the network has just gone. */
const toaster = /\/src\/ui\/toasts\/toaster\.tsx$/
/** Every screen loads it beside the first one, before a network may go: in one small file, not with all small pieces. */
const connectionStatus = /\/src\/app\/background\/connection-status\.tsx$/
/** The layout of two of the first screens and of later ones: one file with what only those two share. */
const sidebarLayout = /\/src\/app\/sidebar\/sidebar-layout\.tsx$/
const sidebarScreens = /\/(?:user-home|inventory)-page\.tsx$/
/** The screens a cook opens first. */
const cookScreen =
  /\/src\/features\/(?:home\/user-home\/user-home|inventory\/list\/inventory|shopping\/list\/shopping|meal-plan\/week\/meal-plan)-page\.tsx$/
/** The lists of this browser, which one screen shows and others load when they stand. */
const listStore = /\/src\/api\/shopping-list\/shopping-list-store\.ts$/
/** The screens that show dishes: only they need the pictures. */
const dishScreens = /\/(?:user-home|meal-plan)-page\.tsx$/
/** The tables of food. Words of units and countries are short and needed everywhere. */
const factTable = /\/kitchen\/src\/data\/(?:foods|labels)\//
/** A module that this many lazy roots need, none of which loads first, is part of one file. */
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
  const factNeeds = new Map<string, boolean>()
  const sourceOf = (id: string) => {
    const { code, importedIds = [] } = graph.getModuleInfo(id) ?? {}
    return { length: code?.length ?? 0, imports: importedIds }
  }

  function computeName(id: string): string | null {
    const reachedBy = reached.get(id)
    const { length, imports } = sourceOf(id)
    if (entryModule.test(id)) return null
    if (reactModule.test(id) || reachedBy?.has(entryRoot)) return 'app'
    if (!reachedBy) return null
    const roots = [...reachedBy]
    const screens = roots.filter((root) => cookScreen.test(root))
    const isOfShell = roots.some((root) => cookShell.test(root))
    const publicPages = roots.filter((root) => publicPage.test(root)).map(pageNameOf)
    const isOfCook = isOfShell || screens.length > 0
    if (publicPages.length > 0 && isOfCook) return nameSharedWithVisitors(publicPages)
    if (isOfShell && publicPages.length === 0) return 'cook'
    // Its icons are shared with the screens, which need nothing else of it.
    if (roots.some((root) => toaster.test(root))) return screens.length > 0 ? 'cook' : 'toaster'
    if (screens.length === 0 && roots.some((root) => connectionStatus.test(root))) return 'connection-status'
    const isOfSidebar = roots.some((root) => sidebarLayout.test(root))
    if ((isOfSidebar || screens.length === 2) && screens.every((screen) => sidebarScreens.test(screen)))
      return 'sidebar'
    if (isOfSidebar) return 'cook'
    if (reachedBy.size === 1 || (length > minOwnChunkLength && imports.length === 0)) return null
    // What the first page shares with several others is one file: small ones compress worse. /login needs little of it.
    const isOfLanding = publicPages.includes('landing') && !publicPages.includes('login')
    if (isOfLanding && publicPages.length >= minPublicPages) return 'visitors'
    if (publicPages.length > 0) return `visitors-${publicPages.sort().join('-')}`
    if (roots.some((root) => listStore.test(root)) && screens.length === 1) return 'list'
    if (screens.length === 2 && screens.every((screen) => dishScreens.test(screen))) return 'dishes'
    if (screens.length > 1) return 'cook'
    // What one screen shares with pages that open later stays beside it: the other screens do without.
    if (screens[0] !== undefined) return `${pageNameOf(screens[0])}-screen`
    const isLoaded = (importedId: string) =>
      reached.get(importedId)?.has(entryRoot) || chunkNameOf(importedId) !== null
    const isCarried = length <= maxCarriedLength && imports.every(isLoaded)
    if (reachedBy.size < minSharedPages && !isCarried) return null
    return needsFacts(id) ? 'kitchen' : 'parts'
  }

  /** Whether a module needs the kitchen's tables, which small shared pieces must not load. */
  function needsFacts(id: string): boolean {
    const known = factNeeds.get(id)
    if (known !== undefined) return known
    factNeeds.set(id, factTable.test(id))
    const needs = factTable.test(id) || sourceOf(id).imports.some(needsFacts)
    factNeeds.set(id, needs)
    return needs
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

/**
 * What both a public page and a cook's first screen need is in three files, each small for the public pages that load it:
 * beside the entry for those with the least room, one for the questions, one for the forms.
 */
function nameSharedWithVisitors(publicPages: readonly string[]): string {
  if (publicPages.includes('landing') || publicPages.includes('product')) return 'app'
  return publicPages.includes('faq') ? 'fields' : 'forms'
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

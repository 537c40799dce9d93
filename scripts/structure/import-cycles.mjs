/**
 * @typedef {import('./source-tree.mjs').Tree} Tree
 * @typedef {import('./source-tree.mjs').Fault} Fault
 */

/**
 * Finds cycles of imports, type imports included: two files that need each other cannot be read one after the other. Lazy imports run
 * later and do not count.
 *
 * @param {Tree} tree
 * @returns {Fault[]}
 */
export function findImportCycles(tree) {
  /** @type {Map<string, string[]>} */
  const graph = new Map()
  for (const file of tree.sources) {
    const next = file.links.flatMap((link) => (link.kind !== 'lazy' && link.file ? [link.file] : []))
    graph.set(file.path, next)
  }
  return findStrongComponents(graph).map((component) => {
    const cycle = findShortestCycle(graph, new Set(component))
    const [first = '', second] = cycle
    const link = tree.byPath.get(first)?.links.find(({ file, kind }) => file === second && kind !== 'lazy')
    return {
      path: first,
      line: link?.line ?? 1,
      message: `import cycle: ${cycle.join(' → ')}`,
      advice: 'move what both need into a file of its own, named after it, or pass it as an argument',
    }
  })
}

/**
 * Returns groups of files that all reach each other (Tarjan's strongly connected components, without recursion).
 *
 * @param {Map<string, string[]>} graph
 */
function findStrongComponents(graph) {
  /** @type {string[][]} */
  const found = []
  /** @type {Map<string, { order: number, low: number, open: boolean }>} */
  const seen = new Map()
  /** @type {string[]} */
  const open = []

  const enter = (/** @type {string} */ name) => {
    const mark = { order: seen.size, low: seen.size, open: true }
    seen.set(name, mark)
    open.push(name)
    return { name, mark, next: (graph.get(name) ?? [])[Symbol.iterator]() }
  }

  for (const start of graph.keys()) {
    if (seen.has(start)) continue
    const path = [enter(start)]
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const step = top.next.next()
      if (!step.done) {
        const known = seen.get(step.value)
        if (!known) path.push(enter(step.value))
        else if (known.open) top.mark.low = Math.min(top.mark.low, known.order)
        continue
      }
      path.pop()
      const parent = path.at(-1)
      if (parent) parent.mark.low = Math.min(parent.mark.low, top.mark.low)
      if (top.mark.low !== top.mark.order) continue
      const component = open.splice(open.lastIndexOf(top.name))
      for (const name of component) {
        const mark = seen.get(name)
        if (mark) mark.open = false
      }
      if (component.length > 1 || graph.get(top.name)?.includes(top.name)) found.push(component)
    }
  }
  return found
}

/**
 * @param {Map<string, string[]>} graph
 * @param {Set<string>} component
 * @returns {string[]} the files of the cycle, the first repeated at the end
 */
function findShortestCycle(graph, component) {
  const [start = ''] = [...component].sort()
  /** @type {Map<string, string>} */
  const cameFrom = new Map()
  const queue = [start]
  for (const name of queue)
    for (const next of graph.get(name) ?? []) {
      if (next === start) {
        const cycle = [start]
        for (let step = name; step !== start; step = cameFrom.get(step) ?? start) cycle.unshift(step)
        return [start, ...cycle]
      }
      if (!component.has(next) || cameFrom.has(next)) continue
      cameFrom.set(next, name)
      queue.push(next)
    }
  return [start, start]
}

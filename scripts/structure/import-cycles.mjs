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
  return findCycles(graph).map((cycle) => {
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
 * Returns cycles until each file on a cycle is named, each as its files with the first repeated at the end.
 *
 * @param {Map<string, string[]>} graph
 */
function findCycles(graph) {
  const left = new Set(graph.keys())
  // A file that imports none of the files left is on no cycle.
  for (let before = -1; before !== left.size; ) {
    before = left.size
    for (const name of left) if (!graph.get(name)?.some((next) => left.has(next))) left.delete(name)
  }
  /** @type {string[][]} */
  const cycles = []
  for (const start of [...left].sort()) {
    if (cycles.some((cycle) => cycle.includes(start))) continue
    const cycle = findShortestCycle(graph, start)
    if (cycle) cycles.push(cycle)
  }
  return cycles
}

/**
 * @param {Map<string, string[]>} graph
 * @param {string} start
 * @returns {string[] | undefined} undefined if the file is on no cycle
 */
function findShortestCycle(graph, start) {
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
      if (cameFrom.has(next)) continue
      cameFrom.set(next, name)
      queue.push(next)
    }
  return undefined
}

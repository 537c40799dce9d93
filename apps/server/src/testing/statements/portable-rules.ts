import { isNode, listOf, nameOf } from './syntax-tree'

export function hasSubquery(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(hasSubquery)
  if (!isNode(node)) return false
  return 'SubLink' in node || Object.values(node).some(hasSubquery)
}

/** Functions whose value the node that runs the statement decides: a distributed update must not contain them. */
const stableFunctions = new Set(['now', 'statement_timestamp', 'transaction_timestamp', 'current_setting'])

export function hasStableFunction(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(hasStableFunction)
  if (!isNode(node)) return false
  if ('SQLValueFunction' in node) return true
  if (isNode(node.FuncCall) && stableFunctions.has(nameOf(listOf(node.FuncCall.funcname).at(-1)))) return true
  return Object.values(node).some(hasStableFunction)
}

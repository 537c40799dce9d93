/** A node of the parser's syntax tree: an object with one key, its kind, or the body under that key. */
export type Node = Record<string, unknown>

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function listOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** The kind of a node and its body. */
export function unwrap(node: Node): [kind: string, body: Node] {
  const [kind = '', body] = Object.entries(node)[0] ?? []
  return [kind, isNode(body) ? body : {}]
}

/** The text of a name: `{ String: { sval } }`. */
export function nameOf(node: Node | undefined): string {
  return node && isNode(node.String) ? textOf(node.String.sval) : ''
}

/** The conditions that all hold. */
export function conjuncts(node: Node | undefined): Node[] {
  if (!node) return []
  const [kind, body] = unwrap(node)
  if (kind === 'BoolExpr' && body.boolop === 'AND_EXPR') return listOf(body.args).flatMap(conjuncts)
  return [node]
}

/** The parts of `(a, b)`, or the expression itself. */
export function rowItems(node: unknown): unknown[] {
  if (isNode(node) && isNode(node.RowExpr)) return listOf(node.RowExpr.args)
  return [node]
}

export function isFalse(node: Node): boolean {
  const [kind, body] = unwrap(node)
  return kind === 'A_Const' && isNode(body.boolval) && !body.boolval.boolval
}

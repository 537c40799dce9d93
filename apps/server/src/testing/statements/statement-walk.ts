import { householdDirectories } from '../../db/household-directories'
import type { Bindings } from './bindings'
import { namesHouseholds } from './names-households'
import { hasStableFunction, hasSubquery } from './portable-rules'
import {
  conjuncts,
  isFalse,
  isNode,
  listOf,
  type Node,
  nameOf,
  rowItems,
  textOf,
  unwrap,
} from './syntax-tree'

/** The columns of every table; those with `household_id`, and `households` itself, belong to a household. */
export type TableColumns = ReadonlyMap<string, ReadonlySet<string>>

/** A table, subquery or function in a `from`, under the name the statement calls it by. */
interface Relation {
  readonly name: string
  /** Finds the term of a column; undefined where the relation has no such column. */
  column(name: string): string | undefined
}

interface Scope {
  readonly relations: Relation[]
  readonly outer?: Scope
}

type Outputs = (name: string, place?: number) => string | undefined

export interface UsedTable {
  readonly table: string
  readonly key: string
  readonly bindings: Bindings
}

/** Walks a statement: which household tables it uses, what it says is equal, and what a distributed engine would refuse. */
export class StatementWalk {
  /** Every table that was met. */
  readonly tables = new Set<string>()
  private count = 0

  constructor(
    private readonly columns: TableColumns,
    private readonly faults: Set<string>,
    private readonly used: UsedTable[],
  ) {}

  /** Walks a statement and returns the terms of what it selects or returns. */
  statement(
    node: Node,
    outer: Scope | undefined,
    bindings: Bindings,
    named: ReadonlyMap<string, Outputs>,
  ): Outputs {
    const [kind = '', body] = unwrap(node)
    const ctes = this.commonTables(body, outer, bindings, named)
    if (kind === 'SelectStmt') return this.select(body, outer, bindings, ctes)
    if (kind === 'InsertStmt') return this.insert(body, outer, bindings, ctes)
    if (kind === 'UpdateStmt' || kind === 'DeleteStmt') return this.change(kind, body, outer, bindings, ctes)
    if (kind === 'CopyStmt' && isNode(body.query)) return this.statement(body.query, outer, bindings, ctes)
    const copied = kind === 'CopyStmt' ? [body.relation as Node] : []
    const emptied = kind === 'TruncateStmt' ? listOf(body.relations).map((table) => unwrap(table)[1]) : []
    for (const table of [...copied, ...emptied]) this.table(table, { relations: [] }, bindings)
    return () => undefined
  }

  private commonTables(
    body: Node,
    outer: Scope | undefined,
    bindings: Bindings,
    named: ReadonlyMap<string, Outputs>,
  ): Map<string, Outputs> {
    const ctes = new Map(named)
    const withClause = isNode(body.withClause) ? body.withClause : {}
    for (const item of listOf(withClause.ctes)) {
      const [, cte] = unwrap(item)
      const name = textOf(cte.ctename)
      // A recursive one reads itself; its own rows add nothing to what binds it.
      if (withClause.recursive) ctes.set(name, () => undefined)
      const outputs = this.statement(cte.ctequery as Node, outer, bindings, ctes)
      const aliases = listOf(cte.aliascolnames).map(nameOf)
      ctes.set(name, rename(outputs, aliases))
    }
    return ctes
  }

  private select(
    body: Node,
    outer: Scope | undefined,
    bindings: Bindings,
    ctes: ReadonlyMap<string, Outputs>,
  ): Outputs {
    if (isNode(body.larg) && isNode(body.rarg)) {
      const left = this.statement({ SelectStmt: body.larg }, outer, bindings, ctes)
      const right = this.statement({ SelectStmt: body.rarg }, outer, bindings, ctes)
      return (name, place) => {
        const [one, other] = [left(name, place), right(name, place) ?? right('', place)]
        if (one && other) bindings.equate(one, other)
        return one
      }
    }
    const scope: Scope = { relations: [], ...(outer && { outer }) }
    if (!body.valuesLists && listOf(body.targetList).length === 0) this.faults.add('a select without columns')
    const conditions: Node[] = []
    for (const item of listOf(body.fromClause)) this.from(item, scope, bindings, ctes, conditions)
    if (isNode(body.whereClause)) conditions.push(body.whereClause)
    this.conditions(conditions, scope, bindings, ctes)
    const rest = { ...body, fromClause: undefined, whereClause: undefined, withClause: undefined }
    this.subqueries(rest, scope, bindings, ctes)
    if (body.valuesLists) return this.rows(listOf(body.valuesLists), scope, bindings)
    return this.outputs(listOf(body.targetList), scope)
  }

  /** The columns of `values (…), (…)`, each equal to what stands there in every row. */
  private rows(lists: Node[], scope: Scope, bindings: Bindings): Outputs {
    return (_, place = 0) => {
      const terms = lists.map((list) => this.term(listOf(unwrap(list)[1].items)[place], scope))
      for (const term of terms) if (term && terms[0]) bindings.equate(terms[0], term)
      return terms.includes(undefined) ? undefined : terms[0]
    }
  }

  private outputs(targets: Node[], scope: Scope): Outputs {
    const columns = targets.map((target) => {
      const [, { name, val }] = unwrap(target)
      const fields = isNode(val) && isNode(val.ColumnRef) ? listOf(val.ColumnRef.fields) : []
      const last = fields.at(-1)
      const isStar = last !== undefined && 'A_Star' in last
      const term = isStar ? undefined : this.term(val, scope)
      const prefix = isStar && fields.length > 1 ? nameOf(fields[0]) : undefined
      return { name: textOf(name) || (last && !isStar ? nameOf(last) : ''), term, isStar, prefix }
    })
    return (name, place) => {
      const explicit = columns.find((column) => !column.isStar && column.name === name && name !== '')
      if (explicit) return explicit.term
      for (const { isStar, prefix } of columns) {
        if (!isStar || name === '') continue
        const found = scope.relations
          .filter((relation) => prefix === undefined || relation.name === prefix)
          .map((relation) => relation.column(name))
          .find((term) => term !== undefined)
        if (found) return found
      }
      return place === undefined ? undefined : columns[place]?.term
    }
  }

  private insert(
    body: Node,
    outer: Scope | undefined,
    bindings: Bindings,
    ctes: ReadonlyMap<string, Outputs>,
  ): Outputs {
    const target = body.relation as Node
    const table = textOf(target.relname)
    const keyColumn = this.keyOf(table)
    const names = listOf(body.cols).map((column) => textOf(unwrap(column)[1].name))
    const source = isNode(body.selectStmt) ? body.selectStmt : undefined
    const given = source ? this.statement(source, outer, bindings, ctes) : () => undefined
    const values = source && isNode(source.SelectStmt) ? listOf(source.SelectStmt.valuesLists) : []
    if (values.some((row) => hasSubquery(row))) this.faults.add('a subquery inside values')
    const scope: Scope = { relations: [], ...(outer && { outer }) }
    const relation = this.table(target, scope, bindings)
    const conflict = isNode(body.onConflictClause) ? body.onConflictClause : undefined
    if (keyColumn) {
      const place = names.indexOf(keyColumn)
      const term = place === -1 ? undefined : given(keyColumn, place)
      const key = relation?.column(keyColumn)
      if (term && key) bindings.equate(key, term)
      this.conflictTarget(conflict, table, keyColumn)
    }
    if (conflict) {
      scope.relations.push({ ...(relation as Relation), name: 'excluded' })
      this.assignments(listOf(conflict.targetList), table)
      const inner = isNode(conflict.whereClause) ? [conflict.whereClause] : []
      this.conditions(inner, scope, bindings, ctes)
      this.subqueries({ targetList: conflict.targetList }, scope, bindings, ctes)
    }
    return this.outputs(this.returned(body), scope)
  }

  private conflictTarget(conflict: Node | undefined, table: string, keyColumn: string): void {
    const infer = conflict && isNode(conflict.infer) ? conflict.infer : undefined
    if (!infer) return
    if (infer.conname) this.faults.add(`the conflict target of ${table} is a constraint's name`)
    else if (!listOf(infer.indexElems).some((element) => textOf(unwrap(element)[1].name) === keyColumn))
      this.faults.add(`the conflict target of ${table} is without its household`)
  }

  private change(
    kind: string,
    body: Node,
    outer: Scope | undefined,
    bindings: Bindings,
    ctes: ReadonlyMap<string, Outputs>,
  ): Outputs {
    // An empty list of ids is written as false: nothing is touched.
    if (conjuncts(body.whereClause as Node).some(isFalse)) return () => undefined
    const scope: Scope = { relations: [], ...(outer && { outer }) }
    const target = body.relation as Node
    const table = textOf(target.relname)
    const isSplit = this.keyOf(table) !== undefined && !householdDirectories.has(table)
    const usedBefore = this.used.length
    this.table(target, scope, bindings)
    const conditions: Node[] = []
    const others = listOf(kind === 'UpdateStmt' ? body.fromClause : body.usingClause)
    for (const item of others) this.from(item, scope, bindings, ctes, conditions)
    if (isNode(body.whereClause)) conditions.push(body.whereClause)
    this.conditions(conditions, scope, bindings, ctes)
    if (kind === 'UpdateStmt') this.assignments(listOf(body.targetList), table)
    this.subqueries({ targetList: body.targetList, returning: this.returned(body) }, scope, bindings, ctes)
    // Every node has the rows that change, and only one those of the household.
    if (!isSplit && this.used.length > usedBefore)
      this.faults.add(`${table} is changed by rows of a household`)
    return this.outputs(this.returned(body), scope)
  }

  private returned(body: Node): Node[] {
    const clause = isNode(body.returningClause) ? body.returningClause : undefined
    return listOf(clause ? clause.exprs : body.returningList)
  }

  private assignments(targets: Node[], table: string): void {
    const keyColumn = this.keyOf(table)
    for (const target of targets) {
      const [, { name, val }] = unwrap(target)
      if (keyColumn && name === keyColumn) this.faults.add(`the household of a row of ${table} is changed`)
      if (keyColumn && isNode(val) && hasStableFunction(val))
        this.faults.add(`a row of ${table} is set by the database's clock`)
    }
  }

  private from(
    item: Node,
    scope: Scope,
    bindings: Bindings,
    ctes: ReadonlyMap<string, Outputs>,
    conditions: Node[],
  ): void {
    const [kind = '', body] = unwrap(item)
    if (kind === 'RangeVar') {
      const name = textOf(body.relname)
      const outputs = ctes.get(name)
      if (outputs && !body.schemaname) this.derived(body, name, outputs, scope)
      else this.table(body, scope, bindings)
    } else if (kind === 'JoinExpr') {
      this.from(body.larg as Node, scope, bindings, ctes, conditions)
      const before = scope.relations.length
      this.from(body.rarg as Node, scope, bindings, ctes, conditions)
      for (const name of listOf(body.usingClause).map(nameOf)) {
        const [left, right] = [
          scope.relations.slice(0, before).map((relation) => relation.column(name)),
          scope.relations.slice(before).map((relation) => relation.column(name)),
        ].map((terms) => terms.find((term) => term !== undefined))
        if (left && right) bindings.equate(left, right)
      }
      if (isNode(body.quals)) conditions.push(body.quals)
    } else if (kind === 'RangeSubselect') {
      const outputs = this.statement(body.subquery as Node, scope, bindings, ctes)
      this.derived(body, '', outputs, scope)
    } else if (kind === 'RangeFunction') {
      // What a function returns belongs to no household by itself.
      this.derived(body, '', () => undefined, scope)
      this.subqueries(body, scope, bindings, ctes)
    }
  }

  private derived(body: Node, ownName: string, outputs: Outputs, scope: Scope): void {
    const alias = isNode(body.alias) ? body.alias : {}
    const column = rename(outputs, listOf(alias.colnames).map(nameOf))
    scope.relations.push({ name: textOf(alias.aliasname) || ownName, column })
  }

  private table(body: Node, scope: Scope, bindings: Bindings): Relation | undefined {
    const table = textOf(body.relname)
    const columns = this.columns.get(table)
    if (!columns) return undefined
    this.tables.add(table)
    this.count += 1
    const prefix = `${table}#${this.count}.`
    const alias = isNode(body.alias) ? textOf(body.alias.aliasname) : ''
    const relation: Relation = {
      name: alias || table,
      column: (name) => (columns.has(name) ? prefix + name : undefined),
    }
    scope.relations.push(relation)
    const key = this.keyOf(table)
    if (key && !householdDirectories.has(table)) this.used.push({ table, key: prefix + key, bindings })
    return relation
  }

  private keyOf(table: string): string | undefined {
    if (table === 'households') return 'id'
    return this.columns.get(table)?.has('household_id') ? 'household_id' : undefined
  }

  /** Equates what the conditions, all of which hold, say is equal; then walks the subqueries in them. */
  private conditions(
    conditions: Node[],
    scope: Scope,
    bindings: Bindings,
    ctes: ReadonlyMap<string, Outputs>,
  ): void {
    const parts = conditions.flatMap(conjuncts)
    for (const part of parts) this.equality(part, scope, bindings)
    for (const part of parts) {
      const [kind, body] = unwrap(part)
      const isMembership = kind === 'SubLink' && body.subLinkType === 'ANY_SUBLINK'
      if (isMembership) this.membership(body, scope, bindings, ctes)
      else this.subqueries(part, scope, bindings, ctes)
    }
  }

  private equality(part: Node, scope: Scope, bindings: Bindings): void {
    const [kind, body] = unwrap(part)
    if (kind !== 'A_Expr' || nameOf(listOf(body.name)[0]) !== '=') return
    if (body.kind === 'AEXPR_OP_ANY' || body.kind === 'AEXPR_IN') {
      const term = this.term(body.lexpr, scope)
      // Each list by itself: two tables with the same list may still be of two households.
      this.count += 1
      if (term) bindings.equate(term, `list#${this.count}`)
      return
    }
    if (body.kind !== 'AEXPR_OP' && body.kind !== 'AEXPR_NOT_DISTINCT') return
    const [left, right] = [rowItems(body.lexpr), rowItems(body.rexpr)]
    for (const [at, one] of left.entries()) {
      const [a, b] = [this.term(one, scope), this.term(right[at], scope)]
      if (a && b) bindings.equate(a, b)
    }
  }

  /** `(a, b) in (select …)`: as long as the subquery is bound by itself, so is what is in it. */
  private membership(body: Node, scope: Scope, bindings: Bindings, ctes: ReadonlyMap<string, Outputs>): void {
    const inner = bindings.branch()
    const outputs = this.statement(body.subselect as Node, scope, inner, ctes)
    for (const [at, one] of rowItems(body.testexpr).entries()) {
      const [outside, inside] = [this.term(one, scope), outputs('', at)]
      if (!outside || !inside) continue
      const parameters = inner.parametersOf(inside)
      this.count += 1
      if (parameters.length === 0 && namesHouseholds(inner, inside))
        bindings.equate(outside, `list#${this.count}`)
      for (const number of parameters) bindings.equate(outside, `$${number}`)
      // Inside, a row only counts together with the row outside.
      inner.equate(outside, inside)
    }
  }

  /** Walks every subquery inside an expression; what they say is equal holds inside them only. */
  private subqueries(
    node: unknown,
    scope: Scope,
    bindings: Bindings,
    ctes: ReadonlyMap<string, Outputs>,
  ): void {
    if (Array.isArray(node)) for (const one of node) this.subqueries(one, scope, bindings, ctes)
    if (!isNode(node)) return
    if (isNode(node.SubLink)) {
      this.statement(node.SubLink.subselect as Node, scope, bindings.branch(), ctes)
      this.subqueries(node.SubLink.testexpr, scope, bindings, ctes)
    } else for (const one of Object.values(node)) this.subqueries(one, scope, bindings, ctes)
  }

  private term(node: unknown, scope: Scope): string | undefined {
    if (!isNode(node)) return undefined
    if (isNode(node.TypeCast)) return this.term(node.TypeCast.arg, scope)
    if (isNode(node.ParamRef)) return `$${node.ParamRef.number}`
    if (!isNode(node.ColumnRef)) return undefined
    const names = listOf(node.ColumnRef.fields).map(nameOf)
    const column = names.at(-1) ?? ''
    const prefix = names.length > 1 ? names.at(-2) : undefined
    for (let level: Scope | undefined = scope; level; level = level.outer) {
      const found = level.relations
        .filter(({ name }) => prefix === undefined || name === prefix)
        .map((relation) => relation.column(column))
        .find((term) => term !== undefined)
      if (found) return found
    }
    return undefined
  }
}

function rename(outputs: Outputs, aliases: string[]): Outputs {
  if (aliases.length === 0) return outputs
  return (name, place) => {
    const at = name === '' ? (place ?? -1) : aliases.indexOf(name)
    return at === -1 ? outputs(name, place) : outputs('', at)
  }
}

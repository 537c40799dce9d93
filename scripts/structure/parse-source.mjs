import { parseSync, Visitor } from 'rolldown/utils'

/**
 * @typedef {'static' | 'type' | 'lazy'} ImportKind
 * @typedef {{ specifier: string, at: number, kind: ImportKind }} Import
 * @typedef {{ start: number, end: number, text: string }} Comment
 * @typedef {{ name: string, at: number, isType: boolean }} Export a name that the file exports, unless it only passes on another file's
 * @typedef {{ path: string[], at: number, argument: string | undefined }} Call
 * @typedef {{ at: number, attributes: string[], spreads: string[] }} FormElement a `<form>` with the names of its attributes and spreads
 *
 * @typedef {object} Syntax what the checks need to know of a source; positions are offsets in its text
 * @property {Import[]} imports static, type-only and lazy (`import()`, `require()`, a worker's `new URL()`)
 * @property {Export[]} exports
 * @property {Comment[]} comments
 * @property {number[]} anyTypes
 * @property {Call[]} calls with the names of `a.b.c(…)`, and the first name of the first argument
 * @property {{ path: string[], at: number }[]} uses of `watchedNames`, with the names up to there
 * @property {Set<string>} bindings every name that the file declares
 * @property {FormElement[]} forms
 * @property {{ name: string, callee: string }[]} results names that hold what a call returned, or a part of it
 */

/** Names whose uses the checks judge. */
const watchedNames = new Set(
  'Date Math fetch process setTimeout setInterval performance $client toRawTx toPool queryAndCommit'.split(
    ' ',
  ),
)

/** @type {Syntax} */
export const noSyntax = {
  ...{ imports: [], exports: [], comments: [], anyTypes: [], calls: [], uses: [], forms: [], results: [] },
  bindings: new Set(),
}

/**
 * Reads a source with the parser of the build.
 *
 * @param {string} path
 * @param {string} text
 * @returns {Syntax}
 */
export function parseSource(path, text) {
  const { program, comments } = parseSync(path, text, { sourceType: 'module' })
  /** @type {Syntax} */
  const syntax = {
    ...{ imports: [], exports: [], anyTypes: [], calls: [], uses: [], forms: [], results: [] },
    bindings: new Set(),
    comments: comments.map(({ start, end }) => ({ start, end, text: text.slice(start, end) })),
  }
  /** Names of other files. */
  const imported = new Set()
  /** Identifiers that name a property, not a value. */
  const keys = new Set()
  /** @param {ImportKind} kind */
  const addImport = (specifier, at, kind) => void syntax.imports.push({ specifier, at, kind })
  const addDeclaration = ({ id, params = [] }) => {
    for (const pattern of [id, ...params]) for (const name of namesOf(pattern)) syntax.bindings.add(name)
  }
  const addKey = ({ key, computed }) => {
    if (!computed) keys.add(key)
  }
  new Visitor({
    ImportDeclaration(node) {
      for (const { local } of node.specifiers) {
        syntax.bindings.add(local.name)
        imported.add(local.name)
      }
      addImport(node.source.value, node.start, node.importKind === 'type' ? 'type' : 'static')
    },
    ExportAllDeclaration(node) {
      addImport(node.source.value, node.start, node.exportKind === 'type' ? 'type' : 'static')
    },
    ExportNamedDeclaration(node) {
      if (node.source)
        addImport(node.source.value, node.start, node.exportKind === 'type' ? 'type' : 'static')
      const { declaration } = node
      if (!node.source)
        for (const { local, exported } of node.specifiers)
          if (!imported.has(local.name))
            syntax.exports.push({ name: exported.name, at: node.start, isType: node.exportKind === 'type' })
      if (!declaration) return
      const ids = declaration.declarations?.map((declarator) => declarator.id) ?? [declaration.id]
      const isType = /^(?:Class|TSInterface|TSTypeAlias)/.test(declaration.type)
      for (const name of ids.flatMap(namesOf)) syntax.exports.push({ name, at: node.start, isType })
    },
    ImportExpression({ source, start }) {
      if (isText(source)) addImport(textOf(source), start, 'lazy')
    },
    TSImportType({ source, start }) {
      addImport(source.value, start, 'type')
    },
    NewExpression({ callee, arguments: [first], start }) {
      if (callee.name === 'URL' && isText(first) && /^\.\.?\/.*\.[cm]?[jt]sx?$/.test(textOf(first)))
        addImport(textOf(first), start, 'lazy')
    },
    CallExpression({ callee, arguments: [first], start }) {
      const path = pathOf(callee)
      if (path.join('.') === 'require' && isText(first)) addImport(textOf(first), start, 'lazy')
      syntax.calls.push({ path, at: callee.start, argument: first && firstNameOf(first) })
    },
    MemberExpression(node) {
      if (node.computed) return
      keys.add(node.property)
      const path = pathOf(node)
      if (watchedNames.has(path.at(-1) ?? '') || watchedNames.has(path.at(-2) ?? ''))
        syntax.uses.push({ path, at: node.start })
    },
    Property: addKey,
    PropertyDefinition: addKey,
    MethodDefinition: addKey,
    TSPropertySignature: addKey,
    TSMethodSignature: addKey,
    Identifier(node) {
      if (watchedNames.has(node.name) && !keys.has(node))
        syntax.uses.push({ path: [node.name], at: node.start })
    },
    TSAnyKeyword: ({ start }) => void syntax.anyTypes.push(start),
    VariableDeclarator(node) {
      addDeclaration(node)
      if (node.init?.type !== 'CallExpression') return
      const callee = pathOf(node.init.callee).at(-1) ?? ''
      for (const name of namesOf(node.id)) syntax.results.push({ name, callee })
    },
    JSXOpeningElement({ name, attributes, start }) {
      if (name.name !== 'form') return
      syntax.forms.push({
        at: start,
        attributes: attributes.flatMap((one) => (one.type === 'JSXAttribute' ? [one.name.name] : [])),
        spreads: attributes.flatMap((one) =>
          one.type === 'JSXSpreadAttribute' ? [pathOf(one.argument).join('.')] : [],
        ),
      })
    },
    FunctionDeclaration: addDeclaration,
    FunctionExpression: addDeclaration,
    ArrowFunctionExpression: addDeclaration,
  }).visit(program)
  return syntax
}

/** The names that a pattern declares. */
function namesOf(pattern) {
  if (!pattern) return []
  if (pattern.type === 'Identifier') return [pattern.name]
  const parts = [pattern.left, pattern.argument, ...(pattern.elements ?? [])]
  return [...parts, ...(pattern.properties ?? []).map((one) => one.value ?? one.argument)].flatMap(namesOf)
}

/** The names of `a.b.c`, without those before a call or an index. */
function pathOf(node) {
  if (node.type === 'Identifier') return [node.name]
  if (node.type === 'ChainExpression' || node.type === 'TSNonNullExpression') return pathOf(node.expression)
  if (node.type !== 'MemberExpression' || node.computed) return ['']
  return [...pathOf(node.object), node.property.name]
}

/** The first name of an expression: `sql` of a template with that tag. */
function firstNameOf(node) {
  return pathOf(node.tag ?? node.callee ?? node)[0]
}

const isText = (node) => typeof node?.value === 'string' || node?.quasis?.length === 1
const textOf = (node) => node.value ?? node.quasis[0].value.cooked

/**
 * @param {string} text
 * @param {number} at
 */
export function lineAt(text, at) {
  let line = 1
  for (let next = text.indexOf('\n'); next !== -1 && next < at; next = text.indexOf('\n', next + 1)) line++
  return line
}

import { lineAt } from './source-scanner.mjs'

/**
 * @typedef {import('./source-tree.mjs').Tree} Tree
 * @typedef {import('./source-tree.mjs').SourceFile} SourceFile
 * @typedef {import('./source-tree.mjs').Fault} Fault
 */

const anyType = /(?::|\bas\b|[<|&]|\btype\s+\w+\s*=)\s*any\b(?=\s*(?:[\]>,;)|&={}[]|$))|,\s*any\s*>/gm
const skippedTest = /\.(skip|only|todo)\s*(?:\(|\.\w+\s*\()/g
const browserDialog = /(?:\b(?:window|globalThis|self)\s*\.\s*|(?<![\w$.]))(alert|confirm|prompt)\s*\(/g

/**
 * Ways around the gate: each has a proper road.
 *
 * @param {Tree} tree
 * @returns {Fault[]}
 */
export function findBypasses(tree) {
  return tree.files.flatMap((file) => [
    ...suppressions(file),
    ...(file.isSource ? [...anyTypes(file), ...findSkippedTests(file), ...browserDialogs(file)] : []),
  ])
}

/**
 * @param {SourceFile} file
 * @param {number} at
 * @param {string} wrong
 * @param {string} belongs
 * @returns {Fault}
 */
function faultAt(file, at, wrong, belongs) {
  return { path: file.path, line: lineAt(file.text, at), wrong, belongs }
}

/** @param {SourceFile} file */
function anyTypes(file) {
  return [...file.code.matchAll(anyType)].map(({ index }) =>
    faultAt(
      file,
      index,
      'the type any',
      "say what it is; for what comes from outside: 'unknown', then parse it",
    ),
  )
}

/** @param {SourceFile} file */
function findSkippedTests(file) {
  if (!file.isTest) return []
  return [...file.code.matchAll(skippedTest)].map(({ index, 1: how }) =>
    faultAt(
      file,
      index,
      `a test with .${how}`,
      'mend it or delete it: a test that does not run proves nothing',
    ),
  )
}

/** @param {SourceFile} file */
function browserDialogs(file) {
  if (!file.path.startsWith('apps/web/src/') || file.isTest) return []
  return [...file.code.matchAll(browserDialog)]
    .filter(({ 0: call, 1: name }) => /\./.test(call) || !declares(file, name))
    .map(({ index, 1: name }) =>
      faultAt(
        file,
        index,
        `the browser's own ${name}()`,
        'use the toast, the message under the field or the dialog of ui/',
      ),
    )
}

/**
 * Whether a name is the file's own and not the browser's: a hook's `confirm`, say.
 *
 * @param {SourceFile} file
 * @param {string} name
 */
function declares(file, name) {
  return new RegExp(
    `\\b(?:const|let|function|import)\\s+${name}\\b|[{,]\\s*(?:\\w+\\s+as\\s+)?${name}\\s*[,}]|\\b${name}\\s*\\??:`,
  ).test(file.code)
}

/** @param {SourceFile} file */
function suppressions(file) {
  const comments = file.isSource ? file.comments : commentsOfStyles(file)
  return comments.flatMap(({ start, text }) => {
    /** @type {Fault[]} */
    const faults = []
    const compiler = /@ts-(?:ignore|nocheck)\b/.exec(text)
    if (compiler)
      faults.push(
        faultAt(
          file,
          start + compiler.index,
          `${compiler[0]} silences the compiler`,
          'mend the type instead',
        ),
      )
    for (const match of text.matchAll(/biome-ignore(?:-\w+)?\b([^\n]*)/g)) {
      const reason = match[1]
        .replace(/\*\/.*$/, '')
        .split(/:\s|:$/)[1]
        ?.trim()
      if (!reason || /^<.*>$/.test(reason))
        faults.push(
          faultAt(
            file,
            start + match.index,
            'biome-ignore without its reason',
            'say why after the colon, or mend the line',
          ),
        )
    }
    return faults
  })
}

/** @param {SourceFile} file */
function commentsOfStyles(file) {
  if (!file.path.endsWith('.css')) return []
  return [...file.text.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ index, 0: text }) => ({ start: index, text }))
}

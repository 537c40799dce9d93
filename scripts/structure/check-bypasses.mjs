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
 * Finds ways around the checks.
 *
 * @param {Tree} tree
 * @returns {Fault[]}
 */
export function findBypasses(tree) {
  return tree.files.flatMap((file) => [
    ...findSuppressions(file),
    ...(file.isSource ? [...findAnyTypes(file), ...findSkippedTests(file), ...findBrowserDialogs(file)] : []),
  ])
}

/**
 * @param {SourceFile} file
 * @param {number} at
 * @param {string} message
 * @param {string} advice
 * @returns {Fault}
 */
function faultAt(file, at, message, advice) {
  return { path: file.path, line: lineAt(file.text, at), message, advice }
}

/** @param {SourceFile} file */
function findAnyTypes(file) {
  return [...file.code.matchAll(anyType)].map(({ index }) =>
    faultAt(file, index, 'the type any', "name the type; for external data use 'unknown' and parse it"),
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
      'fix it or delete it: a test that does not run verifies nothing',
    ),
  )
}

/** @param {SourceFile} file */
function findBrowserDialogs(file) {
  if (!file.path.startsWith('apps/web/src/') || file.isTest) return []
  return [...file.code.matchAll(browserDialog)]
    .filter(({ 0: call, 1: name }) => /\./.test(call) || !isDeclared(file, name))
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
 * Whether the file declares the name itself, such as a hook's `confirm`.
 *
 * @param {SourceFile} file
 * @param {string} name
 */
function isDeclared(file, name) {
  return new RegExp(
    `\\b(?:const|let|function|import)\\s+${name}\\b|[{,]\\s*(?:\\w+\\s+as\\s+)?${name}\\s*[,}]|\\b${name}\\s*\\??:`,
  ).test(file.code)
}

/** @param {SourceFile} file */
function findSuppressions(file) {
  const comments = file.isSource ? file.comments : findStyleComments(file)
  return comments.flatMap(({ start, text }) => {
    /** @type {Fault[]} */
    const faults = []
    const compiler = /@ts-(?:ignore|nocheck)\b/.exec(text)
    if (compiler)
      faults.push(
        faultAt(file, start + compiler.index, `${compiler[0]} silences the compiler`, 'fix the type instead'),
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
            'biome-ignore without a reason',
            'give the reason after the colon, or fix the line',
          ),
        )
    }
    return faults
  })
}

/** @param {SourceFile} file */
function findStyleComments(file) {
  if (!file.path.endsWith('.css')) return []
  return [...file.text.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ index, 0: text }) => ({ start: index, text }))
}

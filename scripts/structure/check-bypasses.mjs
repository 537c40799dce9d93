import { lineAt } from './parse-source.mjs'

/**
 * @typedef {import('./source-tree.mjs').Tree} Tree
 * @typedef {import('./source-tree.mjs').SourceFile} SourceFile
 * @typedef {import('./source-tree.mjs').Fault} Fault
 */

const skips = new Set(['skip', 'only', 'todo'])
const dialogs = new Set(['alert', 'confirm', 'prompt'])

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
  return file.syntax.anyTypes.map((at) =>
    faultAt(file, at, 'the type any', "name the type; for external data use 'unknown' and parse it"),
  )
}

/** @param {SourceFile} file */
function findSkippedTests(file) {
  if (!file.isTest) return []
  return file.syntax.calls.flatMap(({ path, at }) => {
    const [last = '', before = ''] = path.slice(1).toReversed()
    const how = skips.has(last) ? last : last === 'each' && skips.has(before) ? before : undefined
    const advice = 'fix it or delete it: a test that does not run verifies nothing'
    return how === undefined ? [] : [faultAt(file, at, `a test with .${how}`, advice)]
  })
}

/** @param {SourceFile} file */
function findBrowserDialogs(file) {
  if (!file.path.startsWith('apps/web/src/') || file.isTest) return []
  return file.syntax.calls.flatMap(({ path, at }) => {
    const [name = '', ...before] = path.toReversed()
    // Without a dot it may be the file's own, such as a hook's `confirm`.
    const isBrowsers =
      before.length === 0
        ? !file.syntax.bindings.has(name)
        : /^(?:window|globalThis|self)$/.test(before.join('.'))
    if (!dialogs.has(name) || !isBrowsers) return []
    const advice = 'use the toast, the message under the field or the dialog of ui/'
    return [faultAt(file, at, `the browser's own ${name}()`, advice)]
  })
}

/** @param {SourceFile} file */
function findSuppressions(file) {
  const comments = file.isSource ? file.syntax.comments : findStyleComments(file)
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

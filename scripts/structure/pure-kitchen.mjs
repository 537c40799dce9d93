import { lineAt } from './parse-source.mjs'

/**
 * @typedef {import('./source-tree.mjs').Tree} Tree
 * @typedef {import('./source-tree.mjs').Fault} Fault
 */

const impureGlobals = new Set('Date fetch process setTimeout setInterval performance Math.random'.split(' '))

/**
 * Checks that kitchen, sight and plating use no clock, randomness or I/O.
 *
 * @param {Tree} tree
 * @returns {Fault[]}
 */
export function checkPureKitchen(tree) {
  return tree.sources
    .filter(({ path, isTest }) => /^packages\/(?:kitchen|sight|plating)\/src\//.test(path) && !isTest)
    .flatMap((file) =>
      usesOfGlobals(file).map(({ name, at }) => ({
        path: file.path,
        line: lineAt(file.text, at),
        message: `the ${file.path.split('/')[1]} uses ${name}`,
        advice:
          'take the day (a Day string), the number or the response as an argument; the calling app has it',
      })),
    )
}

/** @param {import('./source-tree.mjs').SourceFile} file */
function usesOfGlobals({ syntax }) {
  return syntax.uses
    .map(({ path, at }) => ({ name: path.join('.').replace(/^globalThis\./, ''), at }))
    .filter(({ name }) => impureGlobals.has(name))
}

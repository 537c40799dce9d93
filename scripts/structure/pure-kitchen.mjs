import { lineAt } from './source-scanner.mjs'

/**
 * @typedef {import('./source-tree.mjs').Tree} Tree
 * @typedef {import('./source-tree.mjs').Fault} Fault
 */

const impureGlobals =
  /(?<![\w$.])(?:globalThis\s*\.\s*)?(?:Math\s*\.\s*random|Date|fetch|process|setTimeout|setInterval|performance)\b(?!\s*\??\s*:)/g

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
      [...file.code.matchAll(impureGlobals)].map((match) => ({
        path: file.path,
        line: lineAt(file.text, match.index),
        message: `the ${file.path.split('/')[1]} uses ${match[0]}`,
        advice:
          'take the day (a Day string), the number or the response as an argument; the calling app has it',
      })),
    )
}

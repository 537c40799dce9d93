import { lineAt } from './source-scanner.mjs'

/**
 * @typedef {import('./source-tree.mjs').Tree} Tree
 * @typedef {import('./source-tree.mjs').Fault} Fault
 */

const outside =
  /(?<![\w$.])(?:globalThis\s*\.\s*)?(?:Math\s*\.\s*random|Date|fetch|process|setTimeout|setInterval|performance)\b(?!\s*\??\s*:)/g

/**
 * The kitchen and sight ask neither the clock nor chance nor the world.
 *
 * @param {Tree} tree
 * @returns {Fault[]}
 */
export function checkPureKitchen(tree) {
  return tree.sources
    .filter(({ path, isTest }) => /^packages\/(?:kitchen|sight)\/src\//.test(path) && !isTest)
    .flatMap((file) =>
      [...file.code.matchAll(outside)].map((match) => ({
        path: file.path,
        line: lineAt(file.text, match.index),
        wrong: `the ${file.path.split('/')[1]} uses ${match[0]}`,
        belongs:
          'take the day (a Day string), the number or the answer as an argument; the app that calls has it',
      })),
    )
}

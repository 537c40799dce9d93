import { lineAt } from './scan.mjs'

/**
 * @typedef {import('./tree.mjs').Tree} Tree
 * @typedef {import('./tree.mjs').Fault} Fault
 */

const outside =
  /(?<![\w$.])(?:globalThis\s*\.\s*)?(?:Math\s*\.\s*random|Date|fetch|process|setTimeout|setInterval|performance)\b(?!\s*\??\s*:)/g

/**
 * The kitchen asks neither the clock nor chance nor the world.
 *
 * @param {Tree} tree
 * @returns {Fault[]}
 */
export function pureKitchen(tree) {
  return tree.sources
    .filter(({ path, isTest }) => path.startsWith('packages/kitchen/src/') && !isTest)
    .flatMap((file) =>
      [...file.code.matchAll(outside)].map((match) => ({
        path: file.path,
        line: lineAt(file.text, match.index),
        wrong: `the kitchen uses ${match[0]}`,
        belongs:
          'take the day (a Day string), the number or the answer as an argument; the app that calls has it',
      })),
    )
}

#!/usr/bin/env node
import { realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { circles } from './structure/circles.mjs'
import { directions } from './structure/directions.mjs'
import { leaksOfMachines } from './structure/leaks.mjs'
import { names } from './structure/names.mjs'
import { packageWalls } from './structure/packages.mjs'
import { sentences } from './structure/plain-words.mjs'
import { pureKitchen } from './structure/pure-kitchen.mjs'
import { shortcuts } from './structure/shortcuts.mjs'
import { report, sizes } from './structure/sizes.mjs'
import { readTree } from './structure/tree.mjs'
import { featureWords } from './structure/words.mjs'

const checks = [
  packageWalls,
  directions,
  featureWords,
  names,
  circles,
  sizes,
  shortcuts,
  leaksOfMachines,
  sentences,
  pureKitchen,
]

/**
 * Holds the walls of the house.
 *
 * @param {string} root
 * @returns {{ faults: string[], report: string }} each fault as 'file:line: what is wrong', then where it belongs
 */
export function checkStructure(root) {
  const tree = readTree(root)
  const faults = checks
    .flatMap((check) => check(tree))
    .sort((a, b) => a.path.localeCompare(b.path) || a.line - b.line)
    .map(({ path, line, wrong, belongs }) => `${path}:${line}: ${wrong}\n    ${belongs}`)
  return { faults, report: report(tree) }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const flag = process.argv.indexOf('--root')
  const root =
    flag === -1 ? fileURLToPath(new URL('..', import.meta.url)) : resolve(process.argv[flag + 1] ?? '.')
  const { faults, report } = checkStructure(root)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) console.error(`\n${faults.length} wrong.`)
  console.log(report)
  process.exitCode = faults.length > 0 ? 1 : 0
}

#!/usr/bin/env node
import { realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBypasses } from './structure/check-bypasses.mjs'
import { checkDocComments } from './structure/doc-comments.mjs'
import { findDuplicateExports } from './structure/duplicate-exports.mjs'
import { checkFeatureWords } from './structure/feature-words.mjs'
import { checkNames } from './structure/file-names.mjs'
import { checkFileSizes, toSizeReport } from './structure/file-sizes.mjs'
import { findImportCycles } from './structure/import-cycles.mjs'
import { checkImportDirections } from './structure/import-directions.mjs'
import { findMachineDetails } from './structure/machine-details.mjs'
import { checkPackageBoundaries, checkPackageDrawing } from './structure/package-boundaries.mjs'
import { checkPureKitchen } from './structure/pure-kitchen.mjs'
import { readSourceTree } from './structure/source-tree.mjs'
import { checkSqlPlace } from './structure/sql-place.mjs'
import { checkWebChanges } from './structure/web-changes.mjs'
import { checkWebForms } from './structure/web-forms.mjs'

const structureChecks = [
  checkPackageBoundaries,
  checkPackageDrawing,
  checkImportDirections,
  checkFeatureWords,
  checkNames,
  findImportCycles,
  findDuplicateExports,
  checkFileSizes,
  findBypasses,
  findMachineDetails,
  checkDocComments,
  checkPureKitchen,
  checkSqlPlace,
  checkWebChanges,
  checkWebForms,
]

/**
 * Checks the boundaries and conventions of the code.
 *
 * @param {string} root
 * @returns {{ faults: string[], report: string }} each fault as 'file:line: message', then advice
 */
export function checkStructure(root) {
  const tree = readSourceTree(root)
  const faults = structureChecks
    .flatMap((check) => check(tree))
    .sort((a, b) => a.path.localeCompare(b.path) || a.line - b.line)
    .map(({ path, line, message, advice }) => `${path}:${line}: ${message}\n    ${advice}`)
  return { faults, report: toSizeReport(tree) }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const flag = process.argv.indexOf('--root')
  const root =
    flag === -1 ? fileURLToPath(new URL('..', import.meta.url)) : resolve(process.argv[flag + 1] ?? '.')
  const { faults, report } = checkStructure(root)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) console.error(`\n${faults.length} faults.`)
  console.log(report)
  process.exitCode = faults.length > 0 ? 1 : 0
}

import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readBrowserTests } from './browser-tests'
import { conformancePageFile, toConformancePage, verifyLedger } from './conformance-page'
import { readLedger } from './ledger'
import { readLastResults } from './playwright-results'

const testScript = fileURLToPath(new URL('../../scripts/test.mjs', import.meta.url))

// Where no browser run has left its results, or with --fresh, one is made first: some ten minutes.
if (process.argv.includes('--fresh') || !readLastResults())
  spawnSync(process.execPath, [testScript, '--only', 'e2e'], { stdio: 'inherit' })

const known = { sections: readLedger(), tests: readBrowserTests(), results: readLastResults() }
writeFileSync(conformancePageFile, toConformancePage(known))

const proven = verifyLedger(known)
const open = proven.filter(({ outcome }) => outcome !== 'passed')
for (const { id, says, tests, outcome } of open) {
  console.log(`${id} ${says}: ${tests.length === 0 ? 'no test' : outcome}`)
  for (const one of tests) if (one.outcome !== 'passed') console.log(`  ${one.outcome}: ${one.test.title}`)
}
console.log(`${proven.length - open.length} of ${proven.length} lines are verified in a browser.`)
process.exitCode = open.length === 0 ? 0 : 1

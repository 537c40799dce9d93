#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled, runScript } from './setup.mjs'
import { root, waitForExit } from './terminal.mjs'

const packages = join(root, 'node_modules')
const biome = join(packages, '@biomejs', 'biome', 'bin', 'biome')
const compiler = join(packages, 'typescript', 'bin', 'tsc')
const knip = join(packages, 'knip', 'bin', 'knip.js')

/** @type {{ name: string, args: string[] }[]} */
const steps = [
  { name: 'format and lint', args: [biome, 'ci', '.', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`] },
  { name: 'structure', args: [join(root, 'scripts', 'structure.mjs')] },
  { name: 'unused code', args: [knip, '--no-progress', '--no-config-hints'] },
  ...[
    'packages/kitchen',
    'packages/contract',
    'packages/sight',
    'packages/plating',
    'packages/sync',
    'apps/server',
    'apps/web',
    'apps/web/worker',
    'apps/camera',
    '.',
  ].map((project) => ({
    name: `types of ${project === '.' ? 'tests and scripts' : project}`,
    args: [compiler, '-p', project, '--pretty', 'false'],
  })),
]

/**
 * Runs format, lint, structure, unused code and type checks.
 *
 * @returns {Promise<boolean>} whether all checks passed
 */
export async function runChecks() {
  const remaining = [...steps]
  let passed = true
  const runRemaining = async () => {
    for (let step = remaining.shift(); step; step = remaining.shift()) {
      const { ok, output, seconds } = await run(step.args)
      console.log(`${ok ? '✓' : '✗'} ${step.name} (${seconds.toFixed(1)} s)`)
      if (!ok || step.name === 'structure') console.log(output.trimEnd().replace(/^/gm, '  '))
      passed &&= ok
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, runRemaining))
  console.log(passed ? 'All checks passed.' : 'Some checks failed; see ✗ above.')
  return passed
}

/** @param {string[]} args */
async function run(args) {
  const start = performance.now()
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const add = (/** @type {Buffer} */ part) => {
    output += part
  }
  child.stdout.on('data', add)
  child.stderr.on('data', add)
  const closed = new Promise((resolve) => child.once('close', resolve))
  const code = await waitForExit(child)
  await closed
  return { ok: code === 0, output, seconds: (performance.now() - start) / 1000 }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  await runScript(async () => {
    await ensureInstalled()
    return (await runChecks()) ? 0 : 1
  })

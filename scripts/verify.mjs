#!/usr/bin/env node
import { join } from 'node:path'
import { chromiumArgs, findChromium } from './chromium.mjs'
import { printHelpIfAsked } from './command-help.mjs'
import { ensureBuilt, ensureInstalled, ensureInstalledIn, runScript, SetupError } from './setup.mjs'
import { loadEnvFile, root, runNode } from './terminal.mjs'

const [name, ...args] = process.argv.slice(2)

/** Runs a verification command, verification/NAME/run.ts. All but eval need a build of the current sources. */
await runScript(async () => {
  if (!name) throw new SetupError('Usage: node scripts/verify.mjs NAME ARGUMENTS…', 2)
  if (printHelpIfAsked(name, args)) return 0
  await ensureInstalled()
  if (name === 'eval') loadEnvFile()
  else await ensureBuilt()
  const program = join(root, 'verification', name, 'run.ts')
  const environment = { ...process.env, ...(await environmentOf(name)) }
  return runNode(['--import', import.meta.resolve('tsx'), program, ...args], environment)
})

/** @param {string} command */
async function environmentOf(command) {
  if (command === 'eval') return {}
  if (command !== 'bench') return { LARDER_BUILT: join(root, 'dist', 'server') }
  const onlyIndex = args.indexOf('--only')
  const only = onlyIndex === -1 ? undefined : args[onlyIndex + 1]
  if (only === undefined || only === 'lighthouse')
    await ensureInstalledIn(join(root, 'verification', 'bench', 'lighthouse'))
  if (only !== undefined && !['page-weight', 'app-screens', 'lighthouse'].includes(only)) return {}
  return { CHROMIUM_PATH: await findChromium(), CHROMIUM_ARGS: chromiumArgs.join(' ') }
}

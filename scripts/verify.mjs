#!/usr/bin/env node
import { join } from 'node:path'
import { printHelpIfAsked } from './command-help.mjs'
import { ensureBuilt, ensureInstalled, runScript, SetupError } from './setup.mjs'
import { root, runNode } from './terminal.mjs'

const [name, ...args] = process.argv.slice(2)

/** Runs a verification command, verification/NAME/run.ts, against a build of the current sources. */
await runScript(async () => {
  if (!name) throw new SetupError('Usage: node scripts/verify.mjs NAME ARGUMENTS…', 2)
  if (printHelpIfAsked(name, args)) return 0
  await ensureInstalled()
  await ensureBuilt()
  return runNode(
    ['--import', import.meta.resolve('tsx'), join(root, 'verification', name, 'run.ts'), ...args],
    {
      ...process.env,
      LARDER_BUILT: join(root, 'dist', 'server'),
    },
  )
})

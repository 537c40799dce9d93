#!/usr/bin/env node
import { join } from 'node:path'
import { isHelped } from './commands.mjs'
import { command, ensureBuilt, ensureInstalled, SetupError } from './setup.mjs'
import { root, runNode } from './terminal.mjs'

const [name, ...args] = process.argv.slice(2)

/** Runs one of the long proofs, proof/NAME/run.ts, against what is built from the sources as they are. */
await command(async () => {
  if (!name) throw new SetupError('Usage: node scripts/proof.mjs NAME ARGUMENTS…', 2)
  if (isHelped(name, args)) return 0
  await ensureInstalled()
  await ensureBuilt()
  return runNode(['--import', import.meta.resolve('tsx'), join(root, 'proof', name, 'run.ts'), ...args], {
    ...process.env,
    LARDER_BUILT: join(root, 'dist', 'server'),
  })
})

#!/usr/bin/env node
import { join } from 'node:path'
import { printHelpIfAsked } from './command-help.mjs'
import { ensureInstalled, runScript } from './setup.mjs'
import { loadEnvFile, root, runNode } from './terminal.mjs'

await runScript(async () => {
  if (printHelpIfAsked('eval', process.argv.slice(2))) return 0
  await ensureInstalled()
  loadEnvFile()
  const program = join(root, 'verification', 'eval', 'run.ts')
  return runNode(['--import', import.meta.resolve('tsx'), program, ...process.argv.slice(2)])
})

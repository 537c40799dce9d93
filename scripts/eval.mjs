#!/usr/bin/env node
import { join } from 'node:path'
import { isHelped } from './commands.mjs'
import { command, ensureInstalled } from './setup.mjs'
import { loadEnvFile, root, runNode } from './terminal.mjs'

await command(async () => {
  if (isHelped('eval', process.argv.slice(2))) return 0
  await ensureInstalled()
  loadEnvFile()
  const program = join(root, 'eval', 'run.ts')
  return runNode(['--import', import.meta.resolve('tsx'), program, ...process.argv.slice(2)])
})

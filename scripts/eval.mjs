#!/usr/bin/env node
import { join } from 'node:path'
import { command, ensureInstalled } from './setup.mjs'
import { loadEnvFile, root, runNode } from './terminal.mjs'

await command(async () => {
  await ensureInstalled()
  loadEnvFile()
  const program = join(root, 'eval', 'run.ts')
  return runNode(['--import', import.meta.resolve('tsx'), program, ...process.argv.slice(2)])
})

#!/usr/bin/env node
import { resolve } from 'node:path'
import { ensureInstalled, runScript, SetupError } from './setup.mjs'
import { loadEnvFile, root, runNode } from './terminal.mjs'

const [file, ...args] = process.argv.slice(2)

await runScript(async () => {
  if (!file) throw new SetupError('Usage: node scripts/run.mjs FILE.ts ARGUMENTS…', 2)
  await ensureInstalled()
  loadEnvFile()
  return runNode(['--import', import.meta.resolve('tsx'), resolve(root, file), ...args])
})

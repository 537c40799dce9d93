#!/usr/bin/env node
import { join } from 'node:path'
import { serverFlags } from './server-flags.mjs'
import { ensureBuilt, ensureInstalled, runScript } from './setup.mjs'
import { loadEnvFile, root, runNode } from './terminal.mjs'

await runScript(async () => {
  await ensureInstalled()
  await ensureBuilt()
  loadEnvFile()
  return runNode([...serverFlags, join(root, 'dist', 'server', 'main.js')], {
    ...process.env,
    NODE_ENV: 'production',
  })
})

#!/usr/bin/env node
import { join } from 'node:path'
import { command, ensureBuilt, ensureInstalled } from './setup.mjs'
import { loadEnvFile, root, runNode } from './terminal.mjs'

await command(async () => {
  await ensureInstalled()
  await ensureBuilt()
  loadEnvFile()
  return runNode(['--enable-source-maps', join(root, 'dist', 'server', 'main.js')], {
    ...process.env,
    NODE_ENV: 'production',
  })
})

#!/usr/bin/env node
import { findChromium } from './chromium.mjs'
import { isHelped } from './commands.mjs'
import { command, ensureBuilt, ensureInstalled } from './setup.mjs'
import { runNode } from './terminal.mjs'

/** Takes the pictures of the documents anew, from the running app. */
await command(async () => {
  if (isHelped('pictures', process.argv.slice(2))) return 0
  await ensureInstalled()
  await ensureBuilt()
  return runNode(['--import', 'tsx', 'e2e/pictures.ts'], {
    ...process.env,
    CHROMIUM_PATH: await findChromium(),
  })
})

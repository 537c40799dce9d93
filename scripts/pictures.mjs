#!/usr/bin/env node
import { findChromium } from './chromium.mjs'
import { printHelpIfAsked } from './command-help.mjs'
import { ensureBuilt, ensureInstalled, runScript } from './setup.mjs'
import { runNode } from './terminal.mjs'

/** Takes the screenshots of the documents from the running app. */
await runScript(async () => {
  if (printHelpIfAsked('pictures', process.argv.slice(2))) return 0
  await ensureInstalled()
  await ensureBuilt()
  const environment = { ...process.env, CHROMIUM_PATH: await findChromium() }
  const take = (file) => runNode(['--import', 'tsx', `verification/e2e/screenshots/${file}.ts`], environment)
  const failed = await take('take-screenshots')
  if (failed !== 0) return failed
  // The home page shows some of these screens, from the build.
  await ensureBuilt()
  return take('take-home-picture')
})

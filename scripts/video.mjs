#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { findChromium } from './chromium.mjs'
import { printHelpIfAsked } from './command-help.mjs'
import { ensureBuilt, ensureInstalled, runScript, SetupError } from './setup.mjs'
import { runNode } from './terminal.mjs'

/** Records the home page's video from the running app. */
await runScript(async () => {
  if (printHelpIfAsked('video', process.argv.slice(2))) return 0
  if (spawnSync('ffmpeg', ['-version']).error)
    throw new SetupError('ffmpeg was not found; it encodes the video. Please install it and try again.')
  await ensureInstalled()
  await ensureBuilt()
  return runNode(['--import', 'tsx', 'verification/e2e/screenshots/record-demo-video.ts'], {
    ...process.env,
    CHROMIUM_PATH: await findChromium(),
  })
})

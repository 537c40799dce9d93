#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { findChromium } from './chromium.mjs'
import { isHelped } from './commands.mjs'
import { command, ensureBuilt, ensureInstalled, SetupError } from './setup.mjs'
import { runNode } from './terminal.mjs'

/** Films Larder in use anew, from the running app, for the home page. */
await command(async () => {
  if (isHelped('video', process.argv.slice(2))) return 0
  if (spawnSync('ffmpeg', ['-version']).error)
    throw new SetupError(
      'ffmpeg was not found; it turns the pictures into a film. Please install it and try again.',
    )
  await ensureInstalled()
  await ensureBuilt()
  return runNode(['--import', 'tsx', 'e2e/demo-video.ts'], {
    ...process.env,
    CHROMIUM_PATH: await findChromium(),
  })
})

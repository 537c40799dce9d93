#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { findChromium } from './chromium.mjs'
import { printHelpIfAsked } from './command-help.mjs'
import { ensureBuilt, ensureInstalled, runScript, SetupError } from './setup.mjs'
import { runNode } from './terminal.mjs'

const [name = 'pictures', ...args] = process.argv.slice(2)

/** Takes the screenshots of the documents from the running app, or records the home page's video. */
await runScript(async () => {
  if (printHelpIfAsked(name, args)) return 0
  if (name === 'video' && spawnSync('ffmpeg', ['-version']).error)
    throw new SetupError('ffmpeg was not found; it encodes the video. Please install it and try again.')
  await ensureInstalled()
  await ensureBuilt()
  const environment = { ...process.env, CHROMIUM_PATH: await findChromium() }
  const take = (/** @type {string} */ file) =>
    runNode(['--import', 'tsx', `verification/e2e/screenshots/${file}.ts`], environment)
  if (name === 'video') return take('record-demo-video')
  const failed = await take('take-screenshots')
  if (failed !== 0) return failed
  // The home page shows some of these screens, from the build.
  await ensureBuilt()
  return take('take-home-picture')
})

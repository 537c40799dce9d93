#!/usr/bin/env node
import { join } from 'node:path'
import { chromiumArgs, findChromium } from './chromium.mjs'
import { isHelped } from './commands.mjs'
import { command, ensureBuilt, ensureInstalled, ensureInstalledIn } from './setup.mjs'
import { root, runNode } from './terminal.mjs'

const args = process.argv.slice(2)

await command(async () => {
  if (isHelped('bench', args)) return 0
  await ensureInstalled()
  await ensureBuilt()
  const only = args.indexOf('--only')
  const wanted = only === -1 ? undefined : args[only + 1]
  const opensPages = wanted === undefined || wanted === 'page-weight' || wanted === 'lighthouse'
  if (wanted === undefined || wanted === 'lighthouse')
    await ensureInstalledIn(join(root, 'bench', 'lighthouse'))
  const browser = opensPages && {
    CHROMIUM_PATH: await findChromium(),
    CHROMIUM_ARGS: chromiumArgs.join(' '),
  }
  return runNode(['--import', import.meta.resolve('tsx'), join(root, 'bench', 'run.ts'), ...args], {
    ...process.env,
    ...browser,
  })
})

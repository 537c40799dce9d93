#!/usr/bin/env node
import { join } from 'node:path'
import { chromiumArgs, findChromium } from './chromium.mjs'
import { printHelpIfAsked } from './command-help.mjs'
import { ensureBuilt, ensureInstalled, ensureInstalledIn, runScript } from './setup.mjs'
import { root, runNode } from './terminal.mjs'

const args = process.argv.slice(2)

await runScript(async () => {
  if (printHelpIfAsked('bench', args)) return 0
  await ensureInstalled()
  await ensureBuilt()
  const onlyIndex = args.indexOf('--only')
  const selected = onlyIndex === -1 ? undefined : args[onlyIndex + 1]
  const needsBrowser =
    selected === undefined || ['page-weight', 'app-screens', 'lighthouse'].includes(selected)
  if (selected === undefined || selected === 'lighthouse')
    await ensureInstalledIn(join(root, 'verification', 'bench', 'lighthouse'))
  const browser = needsBrowser && {
    CHROMIUM_PATH: await findChromium(),
    CHROMIUM_ARGS: chromiumArgs.join(' '),
  }
  return runNode(
    ['--import', import.meta.resolve('tsx'), join(root, 'verification', 'bench', 'run.ts'), ...args],
    {
      ...process.env,
      ...browser,
    },
  )
})

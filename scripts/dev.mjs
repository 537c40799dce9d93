#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { ensureInstalled, runScript } from './setup.mjs'
import { forwardSignals, loadEnvFile, root, waitForExit } from './terminal.mjs'

/**
 * The program of a package that one end depends on, wherever npm has put it.
 *
 * @param {string} end
 * @param {string} name
 * @param {string} program
 */
function toDevProcess(end, name, program) {
  const manifest = createRequire(join(end, 'package.json')).resolve(`${name}/package.json`)
  return join(dirname(manifest), program)
}

const web = join(root, 'apps', 'web')
const devProcesses = () => [
  {
    name: 'server',
    cwd: root,
    args: [
      toDevProcess(root, 'tsx', 'dist/cli.mjs'),
      'watch',
      '--clear-screen=false',
      join('apps', 'server', 'src', 'main.ts'),
    ],
  },
  { name: 'web', cwd: web, args: [toDevProcess(web, 'vite', 'bin/vite.js'), '--clearScreen', 'false'] },
]

await runScript(async () => {
  await ensureInstalled()
  loadEnvFile()
  const colour = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {}
  const env = { ...colour, ...process.env, NODE_ENV: 'development' }
  const children = devProcesses().map(({ name, cwd, args }) => {
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => console.log(`${name.padEnd(6)} │ ${line}`))
    return child
  })
  let asked = false
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => {
      asked = true
    })
  forwardSignals(children)
  const over = children.map(waitForExit)
  const code = await Promise.race(over)
  // One end alone is of no use. When both were asked to go already, asking again would cut the server short.
  if (!asked) for (const child of children) child.kill('SIGTERM')
  await Promise.all(over)
  return asked ? 0 : code
})

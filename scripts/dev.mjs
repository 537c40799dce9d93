#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { ensureInstalled, runScript } from './setup.mjs'
import { forwardSignals, loadEnvFile, root, waitForExit } from './terminal.mjs'

/**
 * Returns the path of a package's program, resolved from a folder; npm may have hoisted the package.
 *
 * @param {string} folder
 * @param {string} name
 * @param {string} program
 */
function resolveProgram(folder, name, program) {
  const manifest = createRequire(join(folder, 'package.json')).resolve(`${name}/package.json`)
  return join(dirname(manifest), program)
}

const web = join(root, 'apps', 'web')
const devProcesses = () => [
  {
    name: 'server',
    cwd: root,
    args: [
      resolveProgram(root, 'tsx', 'dist/cli.mjs'),
      'watch',
      '--clear-screen=false',
      join('apps', 'server', 'src', 'main.ts'),
    ],
  },
  { name: 'web', cwd: web, args: [resolveProgram(web, 'vite', 'bin/vite.js'), '--clearScreen', 'false'] },
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
  let isStopping = false
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => {
      isStopping = true
    })
  forwardSignals(children)
  const exits = children.map(waitForExit)
  const code = await Promise.race(exits)
  // One process alone is useless. If both were already signalled, a second signal would interrupt the server's shutdown.
  if (!isStopping) for (const child of children) child.kill('SIGTERM')
  await Promise.all(exits)
  return isStopping ? 0 : code
})

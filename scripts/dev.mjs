#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { command, ensureInstalled } from './setup.mjs'
import { ended, loadEnvFile, passSignalsTo, root } from './terminal.mjs'

/**
 * The program of a package that one end depends on, wherever npm has put it.
 *
 * @param {string} end
 * @param {string} name
 * @param {string} program
 */
function programOf(end, name, program) {
  const manifest = createRequire(join(end, 'package.json')).resolve(`${name}/package.json`)
  return join(dirname(manifest), program)
}

const web = join(root, 'apps', 'web')
const ends = () => [
  {
    name: 'server',
    cwd: root,
    args: [
      programOf(root, 'tsx', 'dist/cli.mjs'),
      'watch',
      '--clear-screen=false',
      join('apps', 'server', 'src', 'main.ts'),
    ],
  },
  { name: 'web', cwd: web, args: [programOf(web, 'vite', 'bin/vite.js'), '--clearScreen', 'false'] },
]

await command(async () => {
  await ensureInstalled()
  loadEnvFile()
  const colour = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {}
  const env = { ...colour, ...process.env, NODE_ENV: 'development' }
  const children = ends().map(({ name, cwd, args }) => {
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
  passSignalsTo(children)
  const over = children.map(ended)
  const code = await Promise.race(over)
  // One end alone is of no use. When both were asked to go already, asking again would cut the server short.
  if (!asked) for (const child of children) child.kill('SIGTERM')
  await Promise.all(over)
  return asked ? 0 : code
})

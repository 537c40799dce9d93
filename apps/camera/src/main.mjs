#!/usr/bin/env node
import { runCamera } from './run-camera.mjs'

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopping.abort())

process.exitCode = await runCamera(process.argv.slice(2), {
  signal: stopping.signal,
  say: (sentence) => process.stdout.write(`${sentence}\n`),
  warn: (sentence) => process.stderr.write(`${sentence}\n`),
})

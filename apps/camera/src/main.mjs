#!/usr/bin/env node
import { runCamera } from './run-camera.mjs'

const abortController = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => abortController.abort())

process.exitCode = await runCamera(process.argv.slice(2), {
  signal: abortController.signal,
  print: (sentence) => process.stdout.write(`${sentence}\n`),
  warn: (sentence) => process.stderr.write(`${sentence}\n`),
})

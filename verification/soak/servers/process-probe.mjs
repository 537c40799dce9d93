// Loaded into the server's process before the server itself (--import), so that it can be asked what it holds without a word
// of this in the product. It answers on a socket whose path stands in SOAK_PROBE: 'look' as things are, 'gc' after collecting.
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate as turn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

const path = process.env.SOAK_PROBE

// Threads load it too; only the server itself answers.
if (path && isMainThread) {
  setFlagsFromString('--expose-gc')
  /** @type {() => void} */
  const collect = runInNewContext('gc')
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()

  /** @param {string} asked */
  const answer = async (request) => {
    const loop = { p99: delay.percentile(99) / 1e6, most: delay.max / 1e6 }
    if (request === 'gc') {
      // What is freed by one collection may free more: finalizers run between them.
      for (let round = 0; round < 3; round += 1) {
        collect()
        await turn()
      }
    }
    delay.reset()
    const { rss, heapUsed, external } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    const cpuMs = (user + system) / 1000
    return { rss, heap: heapUsed, external, cpuMs, mainMs: mainThreadMs(), loop, open: openFiles() }
  }

  createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', (request) => {
      answer(String(request).trim()).then(
        (reading) => socket.end(JSON.stringify(reading)),
        (error) => socket.destroy(error),
      )
    })
  })
    .listen(path)
    .unref()
}

/** The processor time of the thread that serves requests, where the system tells; worker threads are not in it. */
function mainThreadMs() {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return 0
  }
}

/** How many descriptors of each kind are open, where the system tells. */
function openFiles() {
  /** @type {Record<string, number>} */
  const kinds = {}
  try {
    for (const name of readdirSync('/proc/self/fd')) {
      const kind = kindOf(name)
      if (kind) kinds[kind] = (kinds[kind] ?? 0) + 1
    }
  } catch {
    // Not a system with /proc: then nobody judges it.
  }
  return kinds
}

/** @param {string} name */
function kindOf(name) {
  try {
    const target = readlinkSync(`/proc/self/fd/${name}`)
    return /^(?:socket|pipe|anon_inode)/.exec(target)?.[0] ?? 'file'
  } catch {
    // Closed between the two looks.
    return undefined
  }
}

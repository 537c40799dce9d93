import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { repositoryRoot } from '../markdown-document'
import { type CheckContext, toFailure } from './command-check'
import type { Sandbox } from './sandbox'
import type { ShellCommand } from './shell-commands'

const here = `cd '${fileURLToPath(repositoryRoot)}' && `

/** Pairs with the sandbox's server, and hands in pictures from a folder and from a webcam, whose part a picture plays. */
export async function checkCameraClient(
  { text }: ShellCommand,
  { sandbox }: CheckContext,
): Promise<string[]> {
  if (text.includes(' pair ')) {
    const typed = text.replace('URL', sandbox.url).replace('CODE', await requestPairingCode(sandbox.url))
    return toFailure(await sandbox.run(here + typed, { HOME: sandbox.folder }), /^Paired as ‘Top shelf’/)
  }
  const folder = join(sandbox.folder, 'shelf')
  await mkdir(folder, { recursive: true })
  await sharp({ create: { width: 640, height: 480, channels: 3, background: '#d3dce0' } })
    .jpeg()
    .toFile(join(folder, 'shelf.jpg'))
  await writeFile(
    join(sandbox.folder, 'bin', 'ffmpeg'),
    `#!/bin/bash\ncp '${folder}/shelf.jpg' "\${@: -1}"\n`,
    { mode: 0o755 },
  )
  return checkWatching(text.replace('DIR', `'${folder}'`), sandbox)
}

/** It watches until Ctrl+C, which goes to a whole group of processes: here once a picture is handed in. */
async function checkWatching(typed: string, sandbox: Sandbox): Promise<string[]> {
  const outputFile = join(sandbox.folder, 'camera-said')
  // Emptied first: what an earlier command said must not count.
  const line = `: > '${outputFile}'; set -m; ${here}{ ${typed} > '${outputFile}' & }
    while kill -0 $! && ! grep -q 'is handed in' '${outputFile}'; do sleep 0.1; done
    kill -INT -- -$!; wait $!; cat '${outputFile}'`
  return toFailure(
    await sandbox.run(line, { HOME: sandbox.folder }),
    /^Watching .*\n\S+\.jpg is handed in\.$/m,
  )
}

/** The code that the page shows to the cook of the guide to the API. */
async function requestPairingCode(url: string): Promise<string> {
  const post = async (path: string, body: object, headers = {}) => {
    const answer = await fetch(`${url}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()).data
  }
  const ana = { email: 'ana@example.org', password: 'three warm plums' }
  const { access_token: token } = await post('/auth/login', ana)
  const { code } = await post('/fridge/cameras', { name: 'Top shelf' }, { authorization: `Bearer ${token}` })
  return code
}

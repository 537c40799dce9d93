import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { deployRoot } from './compose-file'
import { readDockerfile } from './dockerfile'

/** Copies the files with images, and puts a `docker` before the real one that answers as a registry would. */
function aCheckout(digest: string) {
  const folder = mkdtempSync(join(tmpdir(), 'larder-images-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of ['Dockerfile', 'compose.yaml']) cpSync(join(deployRoot, file), join(folder, file))
  const script = `#!/bin/sh\necho "$@" >> ${folder}/calls\necho ${digest}\n`
  writeFileSync(join(folder, 'docker'), script, { mode: 0o755 })
  const env = { PATH: `${folder}:${process.env.PATH}`, LARDER_SOURCE: folder }
  return {
    read: (file: string) => readFileSync(join(folder, file), 'utf8'),
    run: (...args: string[]) =>
      new Promise<{ code: number; output: string }>((resolve) => {
        const command = [join(deployRoot, 'deploy/images.mjs'), ...args]
        execFile(process.execPath, command, { env }, (error, out, err) =>
          resolve({ code: error ? Number(error.code) : 0, output: out + err }),
        )
      }),
  }
}

test('images are pinned by content, all of them, and nothing is built from one that is not', async () => {
  const digest = `sha256:${'0a'.repeat(32)}`
  const { run, read } = aCheckout(digest)
  const images = listImages(read)
  expect((await run('pin')).code).toBe(0)
  expect(listImages(read)).toEqual(images.map((image) => `${image.split('@')[0]}@${digest}`))
  expect(await run('check')).toEqual({ code: 0, output: '' })
  expect((await run('build', 'registry.example/larder:0.1.0')).code).toBe(0)
  expect(read('calls').trim().split('\n').at(-1)).toMatch(
    /^buildx build --platform linux\/amd64,linux\/arm64 --tag registry\.example\/larder:0\.1\.0 .*--push \.$/,
  )
})

test('what is pinned by version only is named and not built', async () => {
  const { run, read } = aCheckout('sha256:0')
  if (!read('Dockerfile').includes('@sha256:')) {
    for (const command of [['check'], ['build', 'registry.example/larder:0.1.0']]) {
      const { code, output } = await run(...command)
      expect(code).toBe(1)
      for (const image of listImages(read)) expect(output).toContain(image)
    }
  }
  // A registry that answers something else changes nothing.
  const before = read('Dockerfile')
  expect((await run('pin')).code).toBe(1)
  expect(read('Dockerfile')).toBe(before)
  expect((await run('build')).code).toBe(2)
})

function listImages(read: (file: string) => string): string[] {
  const pulled = readDockerfile(read('Dockerfile')).flatMap(({ from }) => (from.includes(':') ? [from] : []))
  const composed = [...read('compose.yaml').matchAll(/^\s*image: (?!larder:)(\S+)$/gm)].map(
    ([, one = '']) => one,
  )
  return [...pulled, ...composed]
}

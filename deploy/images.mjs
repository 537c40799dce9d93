#!/usr/bin/env node
// Pins the images of the Dockerfile and compose.yaml by content, and builds Larder's own for both processors.
//   node deploy/images.mjs check         fails when an image is pinned by version only
//   node deploy/images.mjs pin           asks the registry for the digest of each and writes it behind the version
//   node deploy/images.mjs build NAME    builds NAME for amd64 and arm64 and pushes it; refuses what is not pinned
// pin and build need Docker with buildx and reach the registry.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = process.env.LARDER_SOURCE ?? join(import.meta.dirname, '..')
const files = ['Dockerfile', 'compose.yaml']
/** An image with its version; our own in compose.yaml is built, not pulled. */
const reference = /^(\s*image:\s*|FROM\s+)([\w./-]+:[\w.-]+)(@sha256:[0-9a-f]{64})?(?=\s|$)/gm
const own = /^larder:/
const platforms = 'linux/amd64,linux/arm64'

/** @param {string[]} args */
function docker(...args) {
  return execFileSync('docker', args, { encoding: 'utf8', cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
}

/** @returns {string[]} each unpinned image with its file */
function findUnpinned() {
  return files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(reference)].flatMap(([, , image = '', digest]) =>
      digest || own.test(image) ? [] : [`${file}: ${image}`],
    ),
  )
}

function check() {
  const unpinned = findUnpinned()
  if (unpinned.length === 0) return
  console.error(`Pinned by version only, which somebody else can change:\n  ${unpinned.join('\n  ')}`)
  console.error('`node deploy/images.mjs pin` writes their digests.')
  process.exit(1)
}

function pin() {
  /** @type {Map<string, string>} */
  const digests = new Map()
  for (const file of files) {
    const path = join(root, file)
    const text = readFileSync(path, 'utf8').replace(reference, (whole, start, image) => {
      if (own.test(image)) return whole
      const known = digests.get(image) ?? digestOf(image)
      digests.set(image, known)
      return `${start}${image}@${known}`
    })
    writeFileSync(path, text)
  }
  for (const [image, digest] of digests) process.stdout.write(`${image}@${digest}\n`)
}

/**
 * The digest of the list of all platforms, so that one line is right for each of them.
 *
 * @param {string} image
 */
function digestOf(image) {
  const digest = docker('buildx', 'imagetools', 'inspect', image, '--format', '{{.Manifest.Digest}}').trim()
  if (!/^sha256:[0-9a-f]{64}$/.test(digest)) throw new Error(`${image}: '${digest}' is no digest`)
  return digest
}

const [verb, name] = process.argv.slice(2)
if (verb === 'check') check()
else if (verb === 'pin') pin()
else if (verb === 'build' && name) {
  check()
  docker(
    'buildx',
    'build',
    '--platform',
    platforms,
    '--tag',
    name,
    '--provenance=true',
    '--sbom=true',
    '--push',
    '.',
  )
} else {
  console.error('Usage: node deploy/images.mjs check | pin | build NAME')
  process.exit(2)
}

import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { aptInstall } from './apt-install.mjs'
import { withFolderLock } from './folder-lock.mjs'
import { SetupError } from './setup.mjs'
import { root } from './terminal.mjs'

/** Flags that keep Chromium quiet, off the network and able to run as root. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

// The one without a window first: it draws no window, so the browser tests take a quarter less time.
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The path of a Chromium for the browser tests: one that is there, or one that can be had without asking anybody.
 *
 * @returns {Promise<string>}
 */
export async function findChromium() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (runs(chosen)) return chosen
    throw new SetupError(`CHROMIUM_PATH is ${chosen}, but that does not run with --version.`)
  }
  const found = installed() ?? (await packaged()) ?? fromDebian()
  if (found) return found
  throw new SetupError(
    'The browser tests need a Chromium, and there is none. Please install chromium or Google Chrome, or set CHROMIUM_PATH to one.',
  )
}

function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const onPath = commands.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, ...macApps].find((path) => existsSync(path) && runs(path))
}

/** Some systems have a `chromium-browser` that only tells how to install one: it must really run. */
function runs(/** @type {string} */ path) {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 60_000 })
  return status === 0 && /chrom/i.test(stdout)
}

/** The Chromium in the npm package `@sparticuz/chromium`, which holds one for Linux on x86-64 only. */
async function packaged() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const manifest = join(root, 'node_modules', '@sparticuz', 'chromium', 'package.json')
  if (!existsSync(manifest)) return undefined
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'))
  const folder = join(root, '.cache', `chromium-${version}`)
  try {
    await withFolderLock(`${folder}.lock`, async () => {
      if (!existsSync(folder)) unpack(folder)
    })
  } catch (error) {
    console.warn(`The Chromium of @sparticuz/chromium could not be unpacked: ${error}`)
    return undefined
  }
  const path = join(folder, 'chromium.sh')
  return runs(path) ? path : undefined
}

/**
 * The package unpacks into the temporary folder, and the libraries that a bare machine lacks (NSS, Expat) only
 * where it believes itself in the cloud it was made for. So it gets a folder of its own and that belief.
 *
 * @param {string} folder
 */
function unpack(folder) {
  const half = `${folder}.half`
  rmSync(half, { recursive: true, force: true })
  mkdirSync(half, { recursive: true })
  const script = `const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath()`
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    env: { ...process.env, TMPDIR: half, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
  })
  writeFileSync(join(half, 'fonts.conf'), '<fontconfig><dir prefix="relative">fonts</dir></fontconfig>\n')
  const launcher = join(half, 'chromium.sh')
  writeFileSync(
    launcher,
    [
      '#!/bin/sh',
      `here=$(cd "\${0%/*}" && pwd)`,
      `export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"`,
      '[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$here/fonts.conf"',
      'exec "$here/chromium" "$@"',
      '',
    ].join('\n'),
  )
  chmodSync(launcher, 0o755)
  renameSync(half, folder)
}

function fromDebian() {
  // Older releases have no package of it without a window.
  return aptInstall('Chromium', ['chromium-headless-shell', 'chromium']) ? installed() : undefined
}

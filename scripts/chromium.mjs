import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { aptInstall } from './apt-install.mjs'
import { withFolderLock } from './folder-lock.mjs'
import { SetupError } from './setup.mjs'
import { root } from './terminal.mjs'

/** Flags that disable Chromium's background requests and let it run as root. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

// The headless shell comes first: it renders no window, so the browser tests take a quarter less time.
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
 * Returns the path of a Chromium for the browser tests: an installed one, or one that can be installed without interaction.
 *
 * @returns {Promise<string>}
 */
export async function findChromium() {
  const configured = process.env.CHROMIUM_PATH
  if (configured) {
    if (isRunnable(configured)) return configured
    throw new SetupError(`CHROMIUM_PATH is ${configured}, but that does not run with --version.`)
  }
  const found = findInstalled() ?? (await findPackaged()) ?? installFromDebian()
  if (found) return found
  throw new SetupError(
    'The browser tests need a Chromium, and none was found. Please install chromium or Google Chrome, or set CHROMIUM_PATH to one.',
  )
}

function findInstalled() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const onPath = commands.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, ...macApps].find((path) => existsSync(path) && isRunnable(path))
}

/** Whether the program runs. On some systems `chromium-browser` only prints how to install it. */
function isRunnable(/** @type {string} */ path) {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 60_000 })
  return status === 0 && /chrom/i.test(stdout)
}

/** Unpacks the Chromium of the npm package `@sparticuz/chromium`, which supports only Linux on x86-64. */
async function findPackaged() {
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
  return isRunnable(path) ? path : undefined
}

/**
 * Unpacks the package. It writes into the temporary folder, and unpacks the libraries that a minimal machine lacks (NSS, Expat) only
 * on AWS Lambda. So this sets a temporary folder and a Lambda variable.
 *
 * @param {string} folder
 */
function unpack(folder) {
  const partial = `${folder}.half`
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(partial, { recursive: true })
  const script = `const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath()`
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    env: { ...process.env, TMPDIR: partial, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
  })
  writeFileSync(join(partial, 'fonts.conf'), '<fontconfig><dir prefix="relative">fonts</dir></fontconfig>\n')
  const launcher = join(partial, 'chromium.sh')
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
  renameSync(partial, folder)
}

function installFromDebian() {
  // Older releases have no package of the headless shell.
  return aptInstall('Chromium', ['chromium-headless-shell', 'chromium']) ? findInstalled() : undefined
}

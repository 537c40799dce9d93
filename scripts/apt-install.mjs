import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Installs a program for the tests from Debian's packages, if running as root on Debian.
 *
 * @param {string} what its name in the log
 * @param {string[]} packages candidates; the first available one is installed
 */
export function aptInstall(what, packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing ${what} with apt-get for the tests.`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', args, { env, stdio: 'inherit' }).status === 0
  return apt('update') && packages.some((name) => apt('install', '-y', '--no-install-recommends', name))
}

/** The tests run the documents' examples with curl. If it cannot be installed, those tests fail with a message. */
export function ensureCurl() {
  if (spawnSync('curl', ['--version']).status !== 0) aptInstall('curl', ['curl'])
}

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Brings a program that the tests need from Debian's packages, where we may.
 *
 * @param {string} what as people call it
 * @param {string[]} packages the first of these that there is
 */
export function aptInstall(what, packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing ${what} with apt-get for the tests.`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', args, { env, stdio: 'inherit' }).status === 0
  return apt('update') && packages.some((name) => apt('install', '-y', '--no-install-recommends', name))
}

/** The examples of the documents are typed as they stand there, with curl. Where it cannot be brought, their test says so. */
export function ensureCurl() {
  if (spawnSync('curl', ['--version']).status !== 0) aptInstall('curl', ['curl'])
}

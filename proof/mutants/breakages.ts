import { readFileSync } from 'node:fs'
import type { Breakage } from './breakage'

const sections = 'shell session marketing home account community recipes inventory scan'.split(' ')

/** Everything that can be broken on purpose, in the order of the ledger: breakages/*.json. */
export const breakages: readonly Breakage[] = sections.flatMap((section): Breakage[] =>
  JSON.parse(readFileSync(new URL(`./breakages/${section}.json`, import.meta.url), 'utf8')),
)

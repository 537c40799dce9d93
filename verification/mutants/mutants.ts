import { readFileSync } from 'node:fs'
import type { Mutant } from './mutant'

const sections = 'shell session marketing home account community recipes inventory scan'.split(' ')

/** Everything that can be broken on purpose, in the order of the ledger: breakages/*.json. */
export const mutants: readonly Mutant[] = sections.flatMap((section): Mutant[] =>
  JSON.parse(readFileSync(new URL(`./definitions/${section}.json`, import.meta.url), 'utf8')),
)

import { fileURLToPath } from 'node:url'
import type { Mutant } from './mutant'

export interface MutantResult {
  breakage: Mutant
  /** The test that noticed; nothing where none did. */
  caughtBy?: string | undefined
  seconds: number
}

export const mutantsPageFile = fileURLToPath(new URL('../../docs/mutants.md', import.meta.url))

/** The page docs/mutants.md: what was broken last, and which test noticed. */
export function toMutantsPage(
  outcomes: readonly MutantResult[],
  { day, seed, known }: { day: string; seed: string; known: number },
) {
  const caught = outcomes.filter(({ caughtBy }) => caughtBy !== undefined).length
  const rows = outcomes.map(({ breakage: { id, breaks }, caughtBy, seconds }) => {
    const by = caughtBy === undefined ? '**nothing**' : cell(caughtBy)
    return `| ${id} | ${cell(breaks)} | ${by} | ${seconds} |`
  })
  return [
    '# Mutants',
    '',
    `**${caught} of ${outcomes.length} breakages were noticed** by the browser tests of the line they break; ${day}, ${seed}.`,
    '',
    'A test proves a behaviour only if it fails without it. `npm run mutants` takes behaviours out of a copy of the product, one',
    `at a time, drawn from a list of ${known} (\`verification/mutants/definitions/\`), and runs the tests that carry the line's id; before`,
    'that, the same tests pass on the unbroken copy. `--count N` breaks more, `--seed N` the same again, `--only ID` one line,',
    '`--all` everything.',
    '',
    '| line | broken | noticed by | seconds |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

function cell(text: string): string {
  return text
    .replace(/\[[A-Z]+-\d{2}\] ?/g, '')
    .replaceAll('|', '\\|')
    .replace(/[*_<]/g, '\\$&')
}

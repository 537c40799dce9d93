import type { GuideExample } from './guide-example'
import { findResponseDifferences, matchesLine } from './match-response'
import { expandNpmCommand, type Sandbox } from './sandbox'

const mark = '=== larder ==='

/** Types the examples of a guide one after the other into one terminal, and tells what is not as it says. */
export async function runGuideExamples(
  examples: GuideExample[],
  { run: type, url }: Sandbox,
  scripts: Record<string, string>,
): Promise<string[]> {
  // Commands of npm run in the repository, in a shell of their own; the guide's cook is Ana.
  const expand = (line: string) =>
    line.startsWith('npm ')
      ? `( ${expandNpmCommand(line.replace('EMAIL', 'ana@example.org'), scripts)} )`
      : line
  // What a block sets is known to the next; what it says on the side is kept apart.
  const typed = examples.flatMap(({ script }) => [
    '{',
    script.split('\n').map(expand).join('\n'),
    '} 2> aside',
    'CODE=$?',
    `printf '\\n${mark} %s\\n' "$CODE"`,
    'cat aside',
    `echo '${mark}'`,
  ])
  const { out, err } = await type(typed.join('\n'))
  const ended = out.split(new RegExp(`${mark} (\\d+)\\n(.*?)${mark}\\n`, 's'))
  return examples.flatMap((example, n) => {
    const [said = '', code = '', aside = ''] = ended.slice(n * 3, n * 3 + 3)
    const faults = faultsOf(example, { said: said.trim(), code: Number(code), aside })
    return faults.map(
      (fault) => `line ${example.line}: ${fault} (${url}; ${said.trim().slice(0, 300)} ${aside} ${err})`,
    )
  })
}

function faultsOf(
  example: GuideExample,
  { said, code, aside }: { said: string; code: number; aside: string },
): string[] {
  const faults: string[] = []
  if (code !== example.exitCode) faults.push(`exit code ${code}, not ${example.exitCode}`)
  const statuses = [...aside.matchAll(/^status (\d{3})$/gm)]
  if (statuses.length > 0) {
    const status = Number(statuses.at(-1)?.[1])
    if (example.status === undefined) faults.push('the text does not say what it answers')
    else if (status !== example.status) faults.push(`status ${status}, not ${example.status}`)
  }
  if (example.json !== undefined) faults.push(...findResponseDifferences(example.json, asJson(said)))
  const lines = said.split('\n')
  for (const line of example.text?.split('\n') ?? [])
    if (!lines.some((one) => matchesLine(line, one))) faults.push(`it does not say: ${line}`)
  return faults
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

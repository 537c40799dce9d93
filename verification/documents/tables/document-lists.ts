import { readdirSync, readFileSync } from 'node:fs'
import { readCommandDescriptions } from '../commands/command-descriptions'
import { repositoryRoot } from '../markdown-document'

const folder = new URL('docs/decisions/', repositoryRoot)
/** These make something instead of showing it. */
const generatorCommands = ['pictures', 'video']

/** One line for each decision, by its own title. */
export function toDecisionList(): string {
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'))
  const lines = files.toSorted().map((name) => {
    const [title = ''] = readFileSync(new URL(name, folder), 'utf8').split('\n')
    return `- [${title.replace(/^# /, '').replace(/\.$/, '')}](decisions/${name})`
  })
  return lines.join('\n')
}

/** What shows that what we say is true. */
export function toVerificationTable(): string {
  const showing = Object.entries(readCommandDescriptions()).filter(
    ([name]) => !generatorCommands.includes(name),
  )
  const rows = showing.map(([name, { shows, takes }]) => {
    return `| \`${name === 'test' ? 'npm test' : `npm run ${name}`}\` | ${shows} | ${takes} |`
  })
  return ['| command | shows | takes |', '|---|---|---|', ...rows].join('\n')
}

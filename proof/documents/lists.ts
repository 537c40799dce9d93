import { readdirSync, readFileSync } from 'node:fs'
import { root } from './document'
import { toldCommands } from './told-commands'

const folder = new URL('docs/decisions/', root)
/** These make something instead of showing it. */
const making = ['pictures', 'video']

/** One line for each decision, by its own title. */
export function decisionsList(): string {
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'))
  const lines = files.toSorted().map((name) => {
    const [title = ''] = readFileSync(new URL(name, folder), 'utf8').split('\n')
    return `- [${title.replace(/^# /, '').replace(/\.$/, '')}](decisions/${name})`
  })
  return lines.join('\n')
}

/** What shows that what we say is true. */
export function proofs(): string {
  const showing = Object.entries(toldCommands()).filter(([name]) => !making.includes(name))
  const rows = showing.map(([name, { shows, takes }]) => {
    return `| \`${name === 'test' ? 'npm test' : `npm run ${name}`}\` | ${shows} | ${takes} |`
  })
  return ['| command | shows | takes |', '|---|---|---|', ...rows].join('\n')
}

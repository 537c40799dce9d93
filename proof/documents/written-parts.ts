import { codesTable, limitsTable, scopesTable } from './api-tables'
import { riskClassTable } from './food-safety-table'
import { decisionsList, proofs } from './lists'
import { allSettings, mostUsedSettings } from './settings-table'

/** What stands in documents but is true somewhere else. */
const parts: Record<string, () => string> = {
  settings: allSettings,
  'most used settings': mostUsedSettings,
  scopes: scopesTable,
  limits: limitsTable,
  codes: codesTable,
  decisions: decisionsList,
  proofs,
  'high risk classes': riskClassTable,
}

/** The documents that have such parts. */
export const partlyWritten = [
  'README.md',
  'docs/README.md',
  'docs/configuration.md',
  'docs/api.md',
  'docs/food-safety.md',
]

const part = /(<!-- written by proof\/documents\/write\.ts: ([a-z ]+) -->\n)(.*?)(\n?<!-- end -->)/gs

/** A document with its marked parts written anew. */
export function withWrittenParts(text: string): string {
  return text.replaceAll(part, (_, begin: string, name: string) => {
    const write = parts[name]
    if (!write) throw new Error(`There is no part '${name}'; there are: ${Object.keys(parts).join(', ')}`)
    return `${begin}\n${write()}\n\n<!-- end -->`
  })
}

export function partsIn(text: string): string[] {
  return [...text.matchAll(part)].map(([, , name = '']) => name)
}

import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Measured, Results } from './figure'
import { markdownOf } from './markdown'

const folder = new URL('../', import.meta.url)
const json = fileURLToPath(new URL('results.json', folder))
const markdown = fileURLToPath(new URL('results.md', folder))

export async function readResults(): Promise<Results | undefined> {
  const text = await readFile(json, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : JSON.parse(text)
}

/** The new figures in the place of the old ones; what was not measured this time stays. */
export function resultsWith(
  measured: Measured[],
  before: Results | undefined,
  order: string[],
  date: string,
): Results {
  const known = [...measured, ...(before?.measurements ?? [])]
  return {
    date,
    node: process.version,
    cores: availableParallelism(),
    platform: `${process.platform} ${process.arch}`,
    measurements: order.flatMap((name) => known.find((one) => one.name === name) ?? []),
  }
}

export async function writeResults(results: Results): Promise<void> {
  await writeFile(json, `${JSON.stringify(results, undefined, 2)}\n`)
  await writeFile(markdown, markdownOf(results))
}

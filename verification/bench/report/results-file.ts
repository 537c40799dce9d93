import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { BenchResults, MeasurementResult } from './figure'
import { toResultsMarkdown } from './results-markdown'

const folder = new URL('../', import.meta.url)
const json = fileURLToPath(new URL('results.json', folder))
const markdown = fileURLToPath(new URL('results.md', folder))

export async function readBenchResults(): Promise<BenchResults | undefined> {
  const text = await readFile(json, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : JSON.parse(text)
}

/** The new figures in the place of the old ones; what was not measured this time stays. */
export function mergeResults(
  measured: MeasurementResult[],
  before: BenchResults | undefined,
  order: string[],
  date: string,
): BenchResults {
  const known = [...measured, ...(before?.measurements ?? [])]
  return {
    date,
    node: process.version,
    cores: availableParallelism(),
    platform: `${process.platform} ${process.arch}`,
    measurements: order.flatMap((name) => known.find((one) => one.name === name) ?? []),
  }
}

export async function writeBenchResults(results: BenchResults): Promise<void> {
  await writeFile(json, `${JSON.stringify(results, undefined, 2)}\n`)
  await writeFile(markdown, toResultsMarkdown(results))
}

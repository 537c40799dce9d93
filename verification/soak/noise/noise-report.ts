import type { NoiseResult, NoiseSize } from './noisy-neighbour'

/** The p95 of the others may grow by this factor beside the neighbour. */
const mostSlowdown = 2
/** Below this nobody notices, and a busy machine differs by as much from one minute to the next. */
const unnoticedMs = 10
const dearMs = 20

/** Returns the page about a run, and whether the others hardly noticed. */
export function toNoiseReport(
  { costliest, quiet, noisy, sent, mistakes }: NoiseResult,
  { cooks, seconds }: NoiseSize,
): { page: string; holds: boolean } {
  const holds = noisy.p95 <= Math.max(mostSlowdown * quiet.p95, unnoticedMs)
  const ms = (value: number) => value.toFixed(1)
  const dear = costliest.filter(({ mainMs }) => mainMs > dearMs)
  const rows = costliest
    .slice(0, 30)
    .map(
      ({ endpoint, mainMs, cpuMs, status, recipe }) =>
        `| ${endpoint.name} | ${status} | ${ms(mainMs)} | ${ms(cpuMs)} | ${recipe.text} × ${recipe.scale}${recipe.mixed ? ', mixed' : ''} |`,
    )
  const page = `# A noisy neighbour

Written by \`npm run soak -- --neighbour\`. For each of ${costliest.length} endpoints that any cook can call, inputs are made from its schema at the
upper bounds, with texts that parsers of food read slowly; the one that costs the server most is kept. Then ${cooks} cooks work for
${seconds} s among themselves, and for ${seconds} s beside one account that sends all of these as fast as the limits let it; every fourth time
it leaves before its answer.

| | answers | p50 ms | p95 ms |
|---|---:|---:|---:|
| quiet | ${quiet.answers} | ${ms(quiet.p50)} | ${ms(quiet.p95)} |
| beside the neighbour | ${noisy.answers} | ${ms(noisy.p50)} | ${ms(noisy.p95)} |

The p95 may at most be ${mostSlowdown} times the quiet one: ${holds ? 'it holds' : '**it does not hold**'}. The neighbour's requests by status: ${[...sent].map(([status, count]) => `${count} × ${status}`).join(', ')}.
Wrong answers to the others: ${mistakes.length === 0 ? 'none' : mistakes.join('; ')}. Endpoints over ${dearMs} ms on the event loop: ${dear.length}.

| endpoint | status | event loop ms | whole process ms | text × share of each limit |
|---|---:|---:|---:|---|
${rows.join('\n')}
`
  return { page, holds }
}

import { allRiskClasses } from '@larder/kitchen/food-safety/risk-class'

/** The classes of food that can make people ill unseen, with their limits and sources. */
export function toRiskClassTable(): string {
  const rows = allRiskClasses().map(
    ({ name, asItIs, opened, thawed, source }) =>
      `| ${name} | ${days(asItIs)} | ${days(opened)} | ${days(thawed)} | ${source} |`,
  )
  const head = '| what | in the fridge | opened, cut or homemade | thawed | source |'
  return [head, '|---|---|---|---|---|', ...rows].join('\n')
}

function days(limit: number | undefined): string {
  if (limit === undefined) return '–'
  return limit === 1 ? '1 day' : `${limit} days`
}

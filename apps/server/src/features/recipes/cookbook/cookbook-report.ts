import { Course, Moment, Occasion } from '@larder/contract/recipes'
import { dietIds } from '@larder/kitchen/diet'
import { nutritionOfRecipe } from '@larder/kitchen/dish-nutrition'
import { derivedFrom } from '../derived'
import type { CookRecipe } from './cook-recipe'
import { kitchenRecipe, minutesOf } from './kitchen-recipe'

/** What is worked out of one recipe of the cookbook. */
function factsOf({ id, draft }: CookRecipe) {
  const recipe = kitchenRecipe(id, draft)
  const { occasions, diets, tags } = derivedFrom(draft, recipe.lines)
  const { course, cuisine = 'none', title } = draft
  const { coverage } = nutritionOfRecipe(recipe)
  return { title, course, cuisine, occasions, diets, tags, coverage, minutes: minutesOf(draft) }
}

/** How many recipes the cookbook has for whom and when, in Markdown. */
export function cookbookReport(cookbook: readonly CookRecipe[]): string {
  const facts = cookbook.map(factsOf)
  const count = (is: (one: (typeof facts)[number]) => boolean) => facts.filter(is).length
  const cuisines = [...new Set(facts.map(({ cuisine }) => cuisine))]
    .map((cuisine): [string, number] => [cuisine, count((one) => one.cuisine === cuisine)])
    .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
  return `${[
    '# The starter cookbook',
    `${facts.length} recipes. Made by \`npm run cookbook -- --report\` from the files in \`cookbook/\`; diets, quick lunches and what is high in protein are worked out by the kitchen, not typed.`,
    '## For whom and when',
    table('Diet', dietIds, (diet) => count(({ diets }) => diets.includes(diet))),
    table('Occasion', Occasion.options, (one) => count(({ occasions }) => occasions.includes(one))),
    table('Moment', Moment.options, (one) => count(({ occasions }) => occasions.includes(one))),
    table('Course', Course.options, (one) => count(({ course }) => course === one)),
    table('Tag of the meals page', mealsTags, (one) => count(({ tags }) => tags.includes(one))),
    '## Nutrition',
    coverageIn(facts),
    '## Time to the table',
    table('Minutes', Object.keys(spans), (span) => count(({ minutes }) => within(spans[span], minutes))),
    '## Cuisines',
    table(
      'Cuisine',
      cuisines.map(([cuisine]) => cuisine),
      (one) => count(({ cuisine }) => cuisine === one),
    ),
  ].join('\n\n')}\n`
}

const mealsTags = ['vegan', 'salad', 'high-protein', 'dessert', 'sweet']
const spans: Readonly<Record<string, readonly [number, number]>> = {
  'up to 15': [0, 15],
  '16 to 30': [16, 30],
  '31 to 60': [31, 60],
  '61 to 120': [61, 120],
  'more than 120': [121, Number.POSITIVE_INFINITY],
}

function within(span: readonly [number, number] | undefined, minutes: number): boolean {
  return span !== undefined && minutes >= span[0] && minutes <= span[1]
}

function table<Row extends string>(
  heading: string,
  rows: readonly Row[],
  count: (row: Row) => number,
): string {
  return [`| ${heading} | recipes |`, '|---|---:|', ...rows.map((row) => `| ${row} | ${count(row)} |`)].join(
    '\n',
  )
}

function coverageIn(facts: readonly { title: string; coverage: number }[]): string {
  const [lowest] = [...facts].sort((a, b) => a.coverage - b.coverage)
  const mean = facts.reduce((sum, { coverage }) => sum + coverage, 0) / Math.max(1, facts.length)
  const part = (share: number) => `${(share * 100).toFixed(1)} %`
  return `Of the weight of a dish ${part(mean)} is measured on average; the lowest is ${part(lowest?.coverage ?? 0)} (${lowest?.title ?? 'none'}).`
}

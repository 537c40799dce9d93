import { RecipeCourse, RecipeMoment, RecipeOccasion } from '@larder/contract/recipes'
import { dietIds } from '@larder/kitchen/diet/diet'
import { nutritionOfRecipe } from '@larder/kitchen/nutrition/dish-nutrition'
import { deriveFields } from '../changes/derived-fields'
import type { CookbookRecipe } from './cookbook-recipe'
import { toKitchenRecipe, totalMinutesOf } from './kitchen-recipe'

/** Returns the derived facts of one recipe. */
function toReportFacts({ id, draft }: CookbookRecipe) {
  const recipe = toKitchenRecipe(id, draft)
  const { occasions, diets, tags } = deriveFields(draft, recipe.lines)
  const { course, cuisine = 'none', title } = draft
  const { coverage } = nutritionOfRecipe(recipe)
  return { title, course, cuisine, occasions, diets, tags, coverage, minutes: totalMinutesOf(draft) }
}

/** Renders the number of recipes by diet and occasion as Markdown. */
export function renderCookbookReport(cookbook: readonly CookbookRecipe[]): string {
  const facts = cookbook.map(toReportFacts)
  const count = (is: (one: (typeof facts)[number]) => boolean) => facts.filter(is).length
  const cuisines = [...new Set(facts.map(({ cuisine }) => cuisine))]
    .map((cuisine): [string, number] => [cuisine, count((one) => one.cuisine === cuisine)])
    .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
  return `${[
    '# The starter cookbook',
    `${facts.length} recipes. Made by \`npm run cookbook -- --report\` from the files in \`cookbook/\`; diets, quick lunches and what is high in protein are worked out by the kitchen, not typed.`,
    '## For whom and when',
    renderTable('Diet', dietIds, (diet) => count(({ diets }) => diets.includes(diet))),
    renderTable('Occasion', RecipeOccasion.options, (one) =>
      count(({ occasions }) => occasions.includes(one)),
    ),
    renderTable('Moment', RecipeMoment.options, (one) => count(({ occasions }) => occasions.includes(one))),
    renderTable('Course', RecipeCourse.options, (one) => count(({ course }) => course === one)),
    renderTable('Tag of the meals page', mealsTags, (one) => count(({ tags }) => tags.includes(one))),
    '## Nutrition',
    describeCoverage(facts),
    '## Time to the table',
    renderTable('Minutes', Object.keys(timeSpans), (span) =>
      count(({ minutes }) => isWithinSpan(timeSpans[span], minutes)),
    ),
    '## Cuisines',
    renderTable(
      'Cuisine',
      cuisines.map(([cuisine]) => cuisine),
      (one) => count(({ cuisine }) => cuisine === one),
    ),
  ].join('\n\n')}\n`
}

const mealsTags = ['vegan', 'salad', 'high-protein', 'dessert', 'sweet']
const timeSpans: Readonly<Record<string, readonly [number, number]>> = {
  'up to 15': [0, 15],
  '16 to 30': [16, 30],
  '31 to 60': [31, 60],
  '61 to 120': [61, 120],
  'more than 120': [121, Number.POSITIVE_INFINITY],
}

function isWithinSpan(span: readonly [number, number] | undefined, minutes: number): boolean {
  return span !== undefined && minutes >= span[0] && minutes <= span[1]
}

function renderTable<Row extends string>(
  heading: string,
  rows: readonly Row[],
  count: (row: Row) => number,
): string {
  return [`| ${heading} | recipes |`, '|---|---:|', ...rows.map((row) => `| ${row} | ${count(row)} |`)].join(
    '\n',
  )
}

function describeCoverage(facts: readonly { title: string; coverage: number }[]): string {
  const [lowest] = [...facts].sort((a, b) => a.coverage - b.coverage)
  const mean = facts.reduce((sum, { coverage }) => sum + coverage, 0) / Math.max(1, facts.length)
  const part = (share: number) => `${(share * 100).toFixed(1)} %`
  return `Of the weight of a dish ${part(mean)} is measured on average; the lowest is ${part(lowest?.coverage ?? 0)} (${lowest?.title ?? 'none'}).`
}

import { RecipeCourse, RecipeMoment, RecipeOccasion } from '@larder/contract/recipes'
import { dietIds } from '@larder/kitchen/diet/diet'
import { nutritionOfRecipe } from '@larder/kitchen/nutrition/dish-nutrition'
import { budgets, dishRoles, dishSeasons } from '@larder/kitchen/recipe/dish-facts'
import { dishRoleOf } from '@larder/kitchen/recipe/dish-role'
import { deriveFields } from '../changes/derived-fields'
import type { CookbookRecipe } from './cookbook-recipe'
import { toKitchenRecipe, totalMinutesOf } from './kitchen-recipe'

/** Returns the derived facts of one recipe. */
function toReportFacts({ id, draft, facts }: CookbookRecipe) {
  const recipe = toKitchenRecipe(id, draft, facts)
  const { occasions, diets, tags } = deriveFields(draft, recipe.lines)
  const { course, cuisine = 'none', title, servings } = draft
  const { coverage } = nutritionOfRecipe(recipe)
  const minutes = totalMinutesOf(draft)
  const role = dishRoleOf(recipe)
  return { title, course, cuisine, occasions, diets, tags, coverage, minutes, servings, role, facts }
}

type ReportFacts = ReturnType<typeof toReportFacts>

/** Renders the number of recipes by diet and occasion as Markdown. */
export function renderCookbookReport(cookbook: readonly CookbookRecipe[]): string {
  const facts = cookbook.map(toReportFacts)
  const count = (is: (one: ReportFacts) => boolean) => facts.filter(is).length
  const uses = planningUses(facts)
  const cuisines = [...new Set(facts.map(({ cuisine }) => cuisine))]
    .map((cuisine): [string, number] => [cuisine, count((one) => one.cuisine === cuisine)])
    .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
  return `${[
    '# The starter cookbook',
    `${facts.length} recipes. Made by \`npm run cookbook -- --report\` from the files in \`cookbook/\`; diets, quick lunches and what is high in protein are worked out by the kitchen, not typed.`,
    '## To plan from',
    renderTable('Use', Object.keys(uses), (use) => count(uses[use] ?? (() => false))),
    renderTable('Role', dishRoles, (role) => count((one) => one.role === role)),
    renderTable('Mains for', dietIds, (diet) =>
      count((one) => one.role === 'main' && one.diets.includes(diet)),
    ),
    renderTable('Season', dishSeasons, (season) =>
      count(({ facts }) => facts?.seasons?.includes(season) === true),
    ),
    renderTable('Budget', budgets, (budget) => count(({ facts }) => facts?.budget === budget)),
    `${cuisines.filter(([, many]) => many >= manyOfACuisine).length} cuisines have ${manyOfACuisine} dishes or more.`,
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

/** From so many dishes on a cuisine is more than a visit. */
const manyOfACuisine = 5

/** What a week is planned from; names of the rows with what they count. */
function planningUses(all: readonly ReportFacts[]): Readonly<Record<string, (one: ReportFacts) => boolean>> {
  const becomes = new Set(all.flatMap(({ facts }) => facts?.leftoversBecome ?? []))
  const company = new Set(all.flatMap(({ role, facts }) => (role === 'main' ? (facts?.goesWith ?? []) : [])))
  const mains = new Set(all.flatMap(({ role, facts }) => (role === 'main' && facts ? facts.name : [])))
  const isMain = ({ role }: ReportFacts) => role === 'main'
  const forFour = (one: ReportFacts, minutes: number) =>
    isMain(one) && one.servings === 4 && one.minutes <= minutes
  const isTagged =
    (...tags: string[]) =>
    (one: ReportFacts) =>
      tags.some((tag) => one.tags.includes(tag))
  return {
    'mains for four in 30 minutes': (one) => forFour(one, 30),
    'mains for four in 20 minutes': (one) => forFour(one, 20),
    'breakfasts, with mains that suit the morning': (one) =>
      one.role === 'breakfast' || (isMain(one) && one.occasions.includes('breakfast')),
    'lunches to carry': (one) =>
      isMain(one) && one.facts?.portable === true && one.occasions.includes('lunch'),
    'all mains to carry': (one) => isMain(one) && one.facts?.portable === true,
    'sides that name their mains or are named by them': ({ role, facts }) =>
      role === 'side' &&
      facts !== undefined &&
      (company.has(facts.name) || facts.goesWith?.some((name) => mains.has(name)) === true),
    'dishes of or for leftovers': (one) => isTagged('leftovers')(one) || becomes.has(one.facts?.name ?? ''),
    'batch and make-ahead': isTagged('make-ahead', 'batch', 'batch-cooking', 'freezer-friendly'),
    'for the freezer': ({ facts }) => (facts?.freezesMonths ?? 0) > 0,
    'one-pot': isTagged('one-pot'),
    'sheet-pan': isTagged('sheet-pan', 'traybake'),
    'child-friendly mains': (one) => isMain(one) && one.facts?.childFriendly === true,
  }
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

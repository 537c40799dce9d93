import { allFoods, foodById } from '@larder/kitchen/food/food'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import { generatedRecipe, randomSource } from '@larder/kitchen/testing/generated-kitchen'
import { rulesRevision } from '@larder/kitchen/verdict/rules-revision'
import { drawingVersion } from '@larder/plating/drawing-version'
import type { OpenDatabase } from '../../../apps/server/src/db/database'
import { toSearchWords } from '../../../apps/server/src/search-words'

const batchSize = 1000
/** One writes while the other is put together. */
const workerCount = 2
const titleWords =
  'cosy crisp sticky smoky golden spiced green winter summer sunday weeknight roast grilled'.split(' ')
const tagWords = 'weeknight budget one-pot make-ahead freezer baking spicy kids salad soup sweet vegan'.split(
  ' ',
)

/** Writes generated recipes straight into the tables, until there are so many; none has a picture that a server would draw meanwhile. */
export async function fillCookbook(db: OpenDatabase, from: number, to: number): Promise<void> {
  const die = randomSource(from + 1)
  const foods = allFoods()
  const batches = inBatches()
  await Promise.all(
    Array.from({ length: workerCount }, async () => {
      for (const rows of batches) await insertRecipes(db, rows)
    }),
  )
  // What the server saves later has the next ids.
  await db.$client.query(
    `select setval(pg_get_serial_sequence('recipes', 'id'), greatest(100000, max(id))) from recipes`,
  )
  await db.$client.query('vacuum analyze')

  function* inBatches() {
    for (let first = from; first < to; first += batchSize)
      yield Array.from({ length: Math.min(batchSize, to - first) }, (_, n) => aRow(first + n + 1))
  }

  function aRow(id: number) {
    const generated = generatedRecipe(id, die, foods)
    const tags = [...new Set([die.oneOf(tagWords), die.oneOf(tagWords), ...generated.tags])]
    const recipe = { ...generated, tags, title: `${die.oneOf(titleWords)} ${generated.title}` }
    return toRecipeRow(recipe, Math.floor(1.08 ** die.upTo(80)) - 1)
  }
}

function toRecipeRow(recipe: Recipe, likes: number) {
  const { id, title, servings, minutes = 45, course = 'Main Dish', cuisine, occasions, tags, lines } = recipe
  const names = lines.map(({ foodId = '' }) => foodById(foodId)?.name ?? '')
  const words = [...tags, cuisine ?? '', ...names].flatMap(toSearchWords)
  const draft = {
    title,
    servings,
    occasions,
    tags,
    ingredients: lines.map(({ text }) => text),
    steps: ['Cook it until it is done.'],
  }
  return {
    id,
    title,
    course,
    cuisine,
    servings,
    minutes,
    occasions,
    tags,
    likes,
    plate: lines.flatMap(({ foodId }) => foodId ?? []).slice(0, 5),
    search_text: `${toSearchWords(title).join(' ')}\n${[...new Set(words)].join(' ')}`,
    content: { draft, lines, rules: rulesRevision },
  }
}

async function insertRecipes(db: OpenDatabase, rows: ReturnType<typeof toRecipeRow>[]): Promise<void> {
  await db.$client.query(
    `with given as (select * from jsonb_to_recordset($1::jsonb) as g (id bigint, title text, course text, cuisine text,
        servings int, minutes int, occasions text[], tags text[], likes int, plate text[], search_text text, content jsonb)),
      put as (insert into recipes (id, public, title, description, course, difficulty, cuisine, servings, prep_minutes,
          cook_minutes, wait_minutes, occasions, tags, likes, plate, search_text, rules, drawing, created_at, updated_at)
        select id, true, title, 'A dish for many evenings, made with what is there and what is in season.', course, 'Easy',
          cuisine, servings, minutes, 0, 0, occasions, tags, likes, plate, search_text, ${rulesRevision}, ${drawingVersion}, now(), now() from given),
      learnt as (insert into recipe_words
        select distinct word, true from given, regexp_split_to_table(search_text, '\\s+') word where length(word) > 3
        -- In one order, or two hands would wait for each other.
        order by word on conflict do nothing)
      insert into recipe_versions select id, 1, content, now() from given`,
    [JSON.stringify(rows)],
  )
}

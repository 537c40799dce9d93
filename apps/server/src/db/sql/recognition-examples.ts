import { sql } from 'drizzle-orm'
import { unpreparedStatement } from './statement'

/** Per food: enough for a mean, few enough that a changed pack is soon learned. */
const maxPerFood = 8
/** Per household: about 300 KB. */
const maxPerHousehold = 300

/** An example as it is stored. */
export interface ExampleToStore {
  readonly line: string
  readonly food_id: string
  readonly name: string
  /** In base64. */
  readonly embedding: string
}

/** Stores what the lines of a scan looked like, in place of what it taught before. */
export const upsertExamples = unpreparedStatement<
  Record<string, never>,
  [householdId: string, scanId: string, model: string, examples: readonly ExampleToStore[], now: string]
>(
  { why: 'an upsert of any number of rows (json_to_recordset)' },
  (
    householdId,
    scanId,
    model,
    examples,
    now,
  ) => sql`insert into recognition_examples (household_id, scan_id, line, food_id, name, embedding, model, at)
      select ${householdId}, ${scanId}, line, food_id, name, decode(embedding, 'base64'), ${model}, ${now}
      from json_to_recordset(${JSON.stringify(examples)}::json)
        as w (line text, food_id text, name text, embedding text)
      on conflict (household_id, scan_id, line) do update set food_id = excluded.food_id, name = excluded.name,
        embedding = excluded.embedding, model = excluded.model, at = excluded.at`,
)

/** Deletes what is more than a household keeps: the oldest of each food, then the oldest of all. */
export const deleteOldExamples = unpreparedStatement<Record<string, never>, [householdId: string]>(
  { why: 'the newest rows of each food (windows)' },
  (householdId) => sql`delete from recognition_examples e using (
        select scan_id, line, row_number() over (order by rank_of_food > ${maxPerFood}, at desc, scan_id, line) as rank,
          rank_of_food
        from (
          select scan_id, line, at,
            row_number() over (partition by food_id, name order by at desc, scan_id, line) as rank_of_food
          from recognition_examples where household_id = ${householdId}) by_food) ranked
      where e.household_id = ${householdId} and e.scan_id = ranked.scan_id and e.line = ranked.line
        and (ranked.rank > ${maxPerHousehold} or ranked.rank_of_food > ${maxPerFood})`,
)

import { statement } from './statement'

interface CounterRow {
  readonly key: string
  readonly ends: Date
  readonly count: number
}

/** Adds to the counters of many keys. Arrays, because a statement takes 65,535 values and there may be more addresses in a second. */
export const upsertRequestCounts = statement<
  CounterRow,
  [keys: string[], windowEnds: string[], counts: number[]]
>({
  name: 'count_requests',
  why: 'an upsert of any number of rows from three arrays (unnest)',
  text: `insert into rate_counters (key, window_ends_at, count)
        select * from unnest($1::text[], $2::timestamptz[], $3::int[])
        on conflict (key, window_ends_at) do update set count = rate_counters.count + excluded.count
        returning key, window_ends_at as ends, count`,
})

import { customType } from 'drizzle-orm/pg-core'

/** A `timestamptz` that code sees as ISO 8601 in UTC. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamptz',
  fromDriver: (value) => new Date(value).toISOString(),
})

/** Selects an instant in the same format in hand-written SQL. */
export function instantAsText(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** Binary data, such as a picture. */
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
})

/** The SHA-256 of a secret or of a picture's content. */
export const secretHash = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
})

import { customType } from 'drizzle-orm/pg-core'

/** A `timestamptz` that code sees as ISO 8601 in UTC. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamptz',
  fromDriver: (value) => new Date(value).toISOString(),
})

/** The SHA-256 of a secret. */
export const secretHash = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
})

import { customType } from 'drizzle-orm/pg-core'

/** A `timestamptz` that code sees as ISO 8601 in UTC. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamptz',
  fromDriver: (value) => new Date(value).toISOString(),
})

/** What is no text: a picture. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
})

/** The SHA-256 of a secret, or of what a picture holds. */
export const secretHash = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
})

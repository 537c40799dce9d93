import type { OpenDatabase } from '../../apps/server/src/db/database'
import { installationSecrets } from './fuzz-app'

/** Says what of our insides an answer shows, if it shows anything. */
export type FindLeak = (text: string) => string | undefined

const leakPatterns = [
  /\bat (?:async )?[\w.<>$]+ \([^)]*:\d+:\d+\)/,
  /\bat (?:file|node|async):/,
  /node_modules|\/apps\/server\/|\bdist\/server\b|\.tsx?:\d+/,
  /drizzle|\bpg[-_.]|postgres|\bSQLSTATE\b|Failed query|syntax error at|invalid input syntax|violates [\w-]+ constraint/i,
  /duplicate key value|out of range for type|relation "|column "|unterminated quoted/i,
  /\b(?:Type|Range|Reference|Syntax|Zod|Drizzle|Database|Assertion)Error\b|Cannot read propert|is not a function|is not iterable/,
  /\bFST_ERR|\bERR_[A-Z]{3}|\bECONN[A-Z]+|\bENOENT\b/,
  /\$argon2|\$scrypt|begin (?:rsa )?private key/i,
]

/** Names of tables and columns that no plain word and no field of the contract is like, and what the environment holds. */
export async function createLeakDetector(db: OpenDatabase, contract: string): Promise<FindLeak> {
  const { rows } = await db.$client.query<{ name: string }>(
    `select distinct table_name as name from information_schema.columns where table_schema = 'public'
      union select distinct column_name from information_schema.columns where table_schema = 'public'`,
  )
  const names = rows.map(({ name }) => name).filter((name) => name.includes('_') && !contract.includes(name))
  const named = new RegExp(`\\b(?:${names.join('|')})\\b`)
  const values = Object.values(process.env).filter(
    (value): value is string => value !== undefined && value.length >= 12 && !/^[\w-]+$/.test(value),
  )
  const secrets = [...installationSecrets, ...values, process.cwd()]
  return (text) => {
    const sign = leakPatterns.map((one) => one.exec(text)?.[0]).find((found) => found !== undefined)
    return sign ?? named.exec(text)?.[0] ?? secrets.find((secret) => text.includes(secret))
  }
}

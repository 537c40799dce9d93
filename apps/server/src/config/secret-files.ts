import { readFileSync } from 'node:fs'

type Variables = Record<string, string | undefined>

/** Settings that are secrets. Each can be given as NAME_FILE, the path of a file with its value, as containers and systemd do. */
export const secretSettings = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'LARDER_BACKUP_TEST_URL',
  'SMTP_URL',
  'OPENID_CLIENT_SECRET',
  'VAPID_PRIVATE_KEY',
  'LARDER_MODEL_KEY',
  'LARDER_VISION_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const

/** Reads secrets from their files. Throws, without the content, when a file cannot be read or a secret is given twice. */
export function withSecretFiles(variables: Variables): Variables {
  const read: Variables = { ...variables }
  for (const name of secretSettings) {
    const file = variables[`${name}_FILE`]
    if (!file) continue
    if (variables[name]) throw new Error(`${name} and ${name}_FILE are both set; one of them is enough`)
    read[name] = readSecret(`${name}_FILE`, file)
  }
  return read
}

function readSecret(setting: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    throw new Error(`${setting}: the file ${file} cannot be read (${code})`)
  }
}

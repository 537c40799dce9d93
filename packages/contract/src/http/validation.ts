import * as z from 'zod/mini'
import type { Schema } from './endpoint'
import type { FieldErrors } from './errors'

type Issue = z.core.$ZodIssue

/**
 * Returns a message that explains one invalid field and how to correct it.
 * Example: a string shorter than 10 becomes 'Use at least 10 characters.'.
 */
export function toValidationMessage(issue: Issue): string {
  switch (issue.code) {
    case 'too_small':
      return tooSmallMessage(issue)
    case 'too_big':
      return tooBigMessage(issue)
    case 'invalid_format':
      if (issue.format === 'email') return 'Enter an email address like ana@example.org.'
      // A message set by the schema takes precedence.
      return isCustomMessage(issue.message) ? issue.message : 'This is not in the right form.'
    case 'invalid_value':
      return `Choose one of: ${issue.values.join(', ')}.`
    case 'unrecognized_keys':
      return `Leave out ${issue.keys.join(', ')}.`
    case 'invalid_type':
      return issue.input === undefined
        ? 'Please fill this in.'
        : `This should be ${typeName(issue.expected)}.`
    case 'custom':
      return issue.message
    default:
      return 'This is not in the right form.'
  }
}

function isCustomMessage(message: string): boolean {
  return message !== '' && message !== 'Invalid input'
}

/** The result of validation: the normalised value, or a message per field. */
export type ValidationResult<T> = { ok: true; value: T } | { ok: false; fields: FieldErrors }

/**
 * Validates an input by its schema, the same way on client and server.
 * Example: `validateBySchema(Email, 'ana')` is
 * `{ ok: false, fields: { '': 'Enter an email address like ana@example.org.' } }`.
 */
export function validateBySchema<S extends Schema>(schema: S, input: unknown): ValidationResult<z.output<S>> {
  const result = z.safeParse(schema, input, { reportInput: true })
  return result.success
    ? { ok: true, value: result.data }
    : { ok: false, fields: toFieldErrors(result.error.issues) }
}

/** Returns the first message of each invalid field. Example: `{ 'email': 'Please fill this in.' }`. */
export function toFieldErrors(issues: readonly Issue[]): FieldErrors {
  const fields: FieldErrors = {}
  for (const issue of issues) {
    const field = issue.path.map(String).join('.')
    fields[field] ??= toValidationMessage(issue)
  }
  return fields
}

function tooSmallMessage(issue: Extract<Issue, { code: 'too_small' }>): string {
  const minimum = Number(issue.minimum)
  if (issue.origin === 'string')
    return minimum <= 1 ? 'Please fill this in.' : `Use at least ${minimum} characters.`
  if (issue.origin === 'array' || issue.origin === 'set') return `Choose at least ${minimum}.`
  return issue.inclusive === false ? `Use a number above ${minimum}.` : `Use a number of at least ${minimum}.`
}

function tooBigMessage(issue: Extract<Issue, { code: 'too_big' }>): string {
  const maximum = Number(issue.maximum)
  if (issue.origin === 'string') return `Use at most ${maximum} characters.`
  if (issue.origin === 'array' || issue.origin === 'set') return `Choose at most ${maximum}.`
  return issue.inclusive === false ? `Use a number below ${maximum}.` : `Use a number of at most ${maximum}.`
}

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with the fields listed at /api/docs',
}

function typeName(expected: string): string {
  return typeNames[expected] ?? `of the kind ${expected}`
}

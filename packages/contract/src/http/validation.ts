import * as z from 'zod/mini'
import type { Schema } from './endpoint'
import type { FieldErrors } from './errors'

type Issue = z.core.$ZodIssue

/**
 * Says kindly what is wrong with one field and what to do.
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
      // What a schema says itself is better than anything general.
      return saysSomething(issue.message) ? issue.message : 'This is not in the right form.'
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

function saysSomething(message: string): boolean {
  return message !== '' && message !== 'Invalid input'
}

/** What came of checking an input: the tidied value, or a sentence per field. */
export type ValidationResult<T> = { ok: true; value: T } | { ok: false; fields: FieldErrors }

/**
 * Checks an input by its schema, the same way at both ends.
 * Example: `check(Email, 'ana')` is `{ ok: false, fields: { '': 'Enter an email address like ana@example.org.' } }`.
 */
export function validateBySchema<S extends Schema>(schema: S, input: unknown): ValidationResult<z.output<S>> {
  const result = z.safeParse(schema, input, { reportInput: true })
  return result.success
    ? { ok: true, value: result.data }
    : { ok: false, fields: toFieldErrors(result.error.issues) }
}

/**
 * Turns what a schema found into one sentence per field, the first for each.
 * Example: `{ 'email': 'Please fill this in.' }`.
 */
export function toFieldErrors(issues: readonly Issue[]): FieldErrors {
  const fields: FieldErrors = {}
  for (const issue of issues) {
    const field = issue.path.map(String).join('.')
    fields[field] ??= toValidationMessage(issue)
  }
  return fields
}

function tooSmallMessage(issue: Extract<Issue, { code: 'too_small' }>): string {
  const least = Number(issue.minimum)
  if (issue.origin === 'string')
    return least <= 1 ? 'Please fill this in.' : `Use at least ${least} characters.`
  if (issue.origin === 'array' || issue.origin === 'set') return `Choose at least ${least}.`
  return issue.inclusive === false ? `Use a number above ${least}.` : `Use a number of at least ${least}.`
}

function tooBigMessage(issue: Extract<Issue, { code: 'too_big' }>): string {
  const most = Number(issue.maximum)
  if (issue.origin === 'string') return `Use at most ${most} characters.`
  if (issue.origin === 'array' || issue.origin === 'set') return `Choose at most ${most}.`
  return issue.inclusive === false ? `Use a number below ${most}.` : `Use a number of at most ${most}.`
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

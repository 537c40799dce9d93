import type { FieldErrors } from '@larder/contract/http/errors'

/** Asks for the repeated password first, and then that it is the same. */
export function validatePasswordConfirmation(
  password: string | undefined,
  confirmPassword: string | undefined,
  sentence: string,
): FieldErrors {
  if (password !== confirmPassword) return { confirmPassword: sentence }
  return confirmPassword ? {} : { confirmPassword: 'Please fill this in.' }
}

import type { FieldErrors } from '@larder/contract/http/errors'

/** Requires the repeated password first, then that it matches. */
export function validatePasswordConfirmation(
  password: string | undefined,
  confirmPassword: string | undefined,
  sentence: string,
): FieldErrors {
  if (password !== confirmPassword) return { confirmPassword: sentence }
  return confirmPassword ? {} : { confirmPassword: 'Please fill this in.' }
}

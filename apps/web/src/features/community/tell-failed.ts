import { ApiError, sentenceOf } from '../../api/api-error'
import { toast } from '../../ui/toast-store'

/** Says that something was not done, and why. */
export function tellFailed(title: string, error: unknown): void {
  console.error(title, error)
  // Signed out in the middle of it: the way leads to the sign-in.
  if (error instanceof ApiError && error.status === 401) return
  toast({ title, description: sentenceOf(error), tone: 'destructive' })
}

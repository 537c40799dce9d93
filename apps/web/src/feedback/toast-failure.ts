import { ApiError, toErrorMessage } from '../api/api-error'
import { toast } from '../ui/toasts/toast-store'

/** Shows a toast that an action failed, with the reason. A 401 shows nothing: the page goes to the login. */
export function toastFailure(title: string, error: unknown): void {
  console.error(title, error)
  if (error instanceof ApiError && error.status === 401) return
  toast({ title, description: toErrorMessage(error), tone: 'destructive' })
}

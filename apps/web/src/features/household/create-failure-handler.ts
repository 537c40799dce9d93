import { toErrorMessage } from '../../api/api-error'
import { toast } from '../../ui/toasts/toast-store'

/** Creates a handler that reports a failure in a toast. */
export function createFailureHandler(title: string): (error: unknown) => void {
  return (error) => {
    console.error(title, error)
    toast({ title, description: toErrorMessage(error), tone: 'destructive' })
  }
}

import { toErrorMessage } from '../../api/api-error'
import { toast } from '../../ui/toasts/toast-store'

/** Says that something was not done, and why. */
export function createFailureHandler(title: string): (error: unknown) => void {
  return (error) => {
    console.error(title, error)
    toast({ title, description: toErrorMessage(error), tone: 'destructive' })
  }
}

import { sentenceOf } from '../../api/api-error'
import { toast } from '../../ui/toast-store'

/** Says that something was not done, and why. */
export function tellFailed(title: string): (error: unknown) => void {
  return (error) => {
    console.error(title, error)
    toast({ title, description: sentenceOf(error), tone: 'destructive' })
  }
}

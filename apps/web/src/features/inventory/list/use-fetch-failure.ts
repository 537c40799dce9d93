import { useEffect, useEffectEvent } from 'react'
import { toast } from '../../../ui/toasts/toast-store'

interface FetchStatus {
  readonly failure: Error | null
  readonly failedAt: number
  readonly readAgain: () => void
}

/** Shows a toast each time fetching the stock fails and there is nothing to show. */
export function useFetchFailure({ failure, failedAt, readAgain }: FetchStatus, nothingToShow: boolean) {
  const showToast = useEffectEvent(() => {
    if (!nothingToShow) return
    toast({
      title: 'Error fetching inventory',
      description: 'There was an error fetching the inventory data. Please try again.',
      tone: 'destructive',
      action: { label: 'Try Again', onSelect: readAgain },
    })
  })
  const failed = failure !== null
  useEffect(() => {
    if (failed && failedAt > 0) showToast()
  }, [failed, failedAt])
}

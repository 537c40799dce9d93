import { useEffect, useEffectEvent } from 'react'
import { toast } from '../../../ui/toasts/toast-store'

interface FetchStatus {
  readonly failure: Error | null
  readonly failedAt: number
  readonly readAgain: () => void
}

/** Tells each time the kitchen could not be read and there is nothing of it to show. */
export function useFetchFailure({ failure, failedAt, readAgain }: FetchStatus, nothingToShow: boolean) {
  const tell = useEffectEvent(() => {
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
    if (failed && failedAt > 0) tell()
  }, [failed, failedAt])
}

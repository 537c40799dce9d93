import { shopping } from '@larder/contract/shopping'
import { useRef, useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { changeQueue } from '../../../api/change-queue/change-queue'
import { callEndpoint } from '../../../api/client'
import { randomId } from '../../../api/random-id'
import { shoppingListStore } from '../../../api/shopping-list/shopping-list-store'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { toast } from '../../../ui/toasts/toast-store'

interface PlanNeedsRequest {
  readonly from: string
  readonly days: number
  readonly leaveOut: readonly string[]
}

interface AddPlanNeedsOptions {
  readonly list: string
  readonly onDone: () => void
}

/** Adds what the plan lacks to a list. Retries have no further effect. */
export function useAddPlanNeeds({ list, onDone }: AddPlanNeedsOptions) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const lastRequest = useRef({ key: '', action: '' })

  async function put(request: PlanNeedsRequest): Promise<void> {
    const requestKey = JSON.stringify(request)
    if (lastRequest.current.key !== requestKey) lastRequest.current = { key: requestKey, action: randomId() }
    setBusy(true)
    setFailure(undefined)
    try {
      const body = { ...request, leaveOut: [...request.leaveOut], list, action: lastRequest.current.action }
      const { data } = await callEndpoint(
        shopping.fromPlan,
        { body },
        { household: changeQueue.currentHouseholdId() },
      )
      await shoppingListStore.syncNow().catch(() => {
        // The lines are on the household's list; this browser fetches them with the next sync.
      })
      toast({ title: describeAdded(data), tone: 'success' })
      onDone()
    } catch (error) {
      console.error('Adding the plan’s shortfall failed', error)
      setFailure(toErrorMessage(error))
    } finally {
      setBusy(false)
    }
  }

  return { busy, failure, put }
}

function describeAdded({
  added,
  changed,
  removed,
}: {
  added: number
  changed: number
  removed: number
}): string {
  if (added + changed + removed === 0) return 'Your list has it all already'
  const parts = [
    added > 0 ? `${formatNounCount(added, 'thing')} added` : '',
    changed > 0 ? `${changed} brought up to date` : '',
    removed > 0 ? `${removed} no longer needed` : '',
  ]
  return parts.filter(Boolean).join(', ')
}

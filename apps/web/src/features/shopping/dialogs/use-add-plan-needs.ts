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

/** Puts what the plan lacks on a list, once however often it is tried. */
export function useAddPlanNeeds({ list, onDone }: AddPlanNeedsOptions) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const last = useRef({ asked: '', action: '' })

  async function put(asked: PlanNeedsRequest): Promise<void> {
    const words = JSON.stringify(asked)
    if (last.current.asked !== words) last.current = { asked: words, action: randomId() }
    setBusy(true)
    setFailure(undefined)
    try {
      const body = { ...asked, leaveOut: [...asked.leaveOut], list, action: last.current.action }
      const { data } = await callEndpoint(
        shopping.fromPlan,
        { body },
        { household: changeQueue.currentHouseholdId() },
      )
      await shoppingListStore.syncNow().catch(() => {
        // It stands on the household's list; this browser hears of it as soon as it can.
      })
      toast({ title: describeAdded(data), tone: 'success' })
      onDone()
    } catch (error) {
      console.error('Reading the plan’s needs failed', error)
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

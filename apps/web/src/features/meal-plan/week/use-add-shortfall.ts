import { shopping } from '@larder/contract/shopping'
import type { Day } from '@larder/kitchen/date/day'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { toErrorMessage } from '../../../api/api-error'
import { callEndpoint } from '../../../api/client'
import { randomId } from '../../../api/random-id'
import { shoppingListStore } from '../../../api/shopping-list/shopping-list-store'
import { paths } from '../../../paths'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { toast } from '../../../ui/toasts/toast-store'

/** Adds the shortfall of a week to the shopping list. */
export function useAddShortfallToList(from: Day) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  async function putOnList(leaveOut: readonly string[]) {
    setBusy(true)
    try {
      const body = { from, leaveOut: [...leaveOut], action: randomId() }
      const { data } = await callEndpoint(shopping.fromPlan, { body })
      // Sync the local list now; if that fails, a later sync picks it up.
      shoppingListStore.syncNow().catch(() => undefined)
      toast({
        title: formatResult(data),
        description: 'The list keeps up with the plan from now on.',
        tone: 'success',
        action: { label: 'See the list', onSelect: () => void navigate(paths.shopping) },
      })
    } catch (error) {
      console.error('Adding the shortfall to the shopping list failed', error)
      toast({ title: 'The list was not filled', description: toErrorMessage(error), tone: 'destructive' })
    } finally {
      setBusy(false)
    }
  }

  return { putOnList, busy }
}

function formatResult({
  added,
  changed,
  removed,
}: {
  added: number
  changed: number
  removed: number
}): string {
  if (added > 0) return `${formatNounCount(added, 'thing')} put on the list`
  return changed + removed > 0 ? 'The list is up to date' : 'It is all on the list already'
}

import { shopping } from '@larder/contract/shopping'
import type { Day } from '@larder/kitchen/day'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sentenceOf } from '../../api/api-error'
import { call } from '../../api/client'
import { freshId } from '../../api/fresh-id'
import { shoppingStore } from '../../api/shopping-store/shopping-store'
import { paths } from '../../paths'
import { counted } from '../../ui/counted'
import { toast } from '../../ui/toast-store'

/** Puts what a week lacks on the shopping list. */
export function usePutOnList(from: Day) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  async function putOnList(leaveOut: readonly string[]) {
    setBusy(true)
    try {
      const body = { from, leaveOut: [...leaveOut], action: freshId() }
      const { data } = await call(shopping.fromPlan, { body })
      // The list of this device hears of it now, or by itself a little later.
      shoppingStore.syncNow().catch(() => undefined)
      toast({
        title: said(data),
        description: 'The list keeps up with the plan from now on.',
        tone: 'success',
        action: { label: 'See the list', onSelect: () => void navigate(paths.shopping) },
      })
    } catch (error) {
      console.error('The list was not filled', error)
      toast({ title: 'The list was not filled', description: sentenceOf(error), tone: 'destructive' })
    } finally {
      setBusy(false)
    }
  }

  return { putOnList, busy }
}

function said({ added, changed, removed }: { added: number; changed: number; removed: number }): string {
  if (added > 0) return `${counted(added, 'thing')} put on the list`
  return changed + removed > 0 ? 'The list is up to date' : 'It is all on the list already'
}

import { shopping } from '@larder/contract/shopping'
import { useRef, useState } from 'react'
import { sentenceOf } from '../../api/api-error'
import { call } from '../../api/client'
import { freshId } from '../../api/fresh-id'
import { outbox } from '../../api/outbox'
import { shoppingStore } from '../../api/shopping-store/shopping-store'
import { counted } from '../../ui/counted'
import { toast } from '../../ui/toast-store'

interface Asked {
  readonly from: string
  readonly days: number
  readonly leaveOut: readonly string[]
}

interface FromPlan {
  readonly list: string
  readonly onDone: () => void
}

/** Puts what the plan lacks on a list, once however often it is tried. */
export function useFromPlan({ list, onDone }: FromPlan) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const last = useRef({ asked: '', action: '' })

  async function put(asked: Asked): Promise<void> {
    const words = JSON.stringify(asked)
    if (last.current.asked !== words) last.current = { asked: words, action: freshId() }
    setBusy(true)
    setFailure(undefined)
    try {
      const body = { ...asked, leaveOut: [...asked.leaveOut], list, action: last.current.action }
      const { data } = await call(shopping.fromPlan, { body }, { household: outbox.householdNow() })
      await shoppingStore.syncNow().catch(() => {
        // It stands on the household's list; this browser hears of it as soon as it can.
      })
      toast({ title: toldOf(data), tone: 'success' })
      onDone()
    } catch (error) {
      console.error('Reading the plan’s needs failed', error)
      setFailure(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }

  return { busy, failure, put }
}

function toldOf({ added, changed, removed }: { added: number; changed: number; removed: number }): string {
  if (added + changed + removed === 0) return 'Your list has it all already'
  const parts = [
    added > 0 ? `${counted(added, 'thing')} added` : '',
    changed > 0 ? `${changed} brought up to date` : '',
    removed > 0 ? `${removed} no longer needed` : '',
  ]
  return parts.filter(Boolean).join(', ')
}

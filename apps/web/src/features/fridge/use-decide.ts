import { type FridgeChange, fridge } from '@larder/contract/fridge'
import { inventory } from '@larder/contract/inventory'
import { useState } from 'react'
import { ApiError } from '../../api/api-error'
import { freshId } from '../../api/fresh-id'
import { refresh, useWrite } from '../../api/use-api'
import { toast } from '../../ui/toast-store'
import { tellFailed } from './tell-failed'
import { useUndo } from './use-undo'

/** What it was: as the camera took it for, or something else. */
export interface Instead {
  readonly name?: string
  readonly foodId?: string
}

/** Answers a camera's question. */
export function useDecide({ id, kind, name }: FridgeChange, onAnswered: () => void) {
  const write = useWrite(fridge.decide)
  const undo = useUndo()
  const [answer, setAnswer] = useState<'yes' | 'no' | null>(null)

  async function send(body: { do: 'dismiss' } | ({ do: 'book'; action: string } & Instead)) {
    try {
      const { data } = await write.mutateAsync({ params: { id }, body })
      onAnswered()
      return data
    } catch (error) {
      if (error instanceof ApiError && error.code === 'change-decided') {
        toast({ title: 'Somebody has answered that already' })
        await refresh(fridge.changes)
      } else tellFailed('Not saved', error)
      return undefined
    } finally {
      setAnswer(null)
    }
  }

  return {
    answer,
    async book(instead: Instead = {}): Promise<void> {
      setAnswer('yes')
      const done = await send({ do: 'book', action: freshId(), ...instead })
      if (!done) return
      void refresh(inventory.list)
      const { booking, change } = done
      toast({
        title: kind === 'came' ? `${change.name} is in your stock` : `${change.name} is off your stock`,
        tone: 'success',
        ...(booking !== undefined && { action: { label: 'Undo', onSelect: () => void undo(booking) } }),
      })
    },
    async dismiss(): Promise<void> {
      setAnswer('no')
      if (await send({ do: 'dismiss' })) toast({ title: `${name} is put aside`, duration: 2500 })
    },
  }
}

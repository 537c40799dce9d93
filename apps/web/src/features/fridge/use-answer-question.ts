import { fridge, type ShelfChangeEntry } from '@larder/contract/fridge'
import { inventory } from '@larder/contract/inventory'
import { useState } from 'react'
import { ApiError } from '../../api/api-error'
import { randomId } from '../../api/random-id'
import { refresh, useWrite } from '../../api/use-api'
import { toastFailure } from '../../feedback/toast-failure'
import { toast } from '../../ui/toasts/toast-store'
import { useUndoCameraBooking } from './use-undo-camera-booking'

/** The food as the camera recognised it, or a correction. */
export interface FoodCorrection {
  readonly name?: string
  readonly foodId?: string
}

/** Answers a camera's question. */
export function useAnswerQuestion({ id, kind, name }: ShelfChangeEntry, onAnswered: () => void) {
  const write = useWrite(fridge.decide)
  const undo = useUndoCameraBooking()
  const [answer, setAnswer] = useState<'yes' | 'no' | null>(null)

  async function send(body: { do: 'dismiss' } | ({ do: 'book'; action: string } & FoodCorrection)) {
    try {
      const { data } = await write.mutateAsync({ params: { id }, body })
      onAnswered()
      return data
    } catch (error) {
      if (error instanceof ApiError && error.code === 'change-decided') {
        toast({ title: 'Somebody has answered that already' })
        await refresh(fridge.changes)
      } else toastFailure('Not saved', error)
      return undefined
    } finally {
      setAnswer(null)
    }
  }

  return {
    answer,
    async book(instead: FoodCorrection = {}): Promise<void> {
      setAnswer('yes')
      const response = await send({ do: 'book', action: randomId(), ...instead })
      if (!response) return
      void refresh(inventory.list)
      const { booking, change } = response
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

import { diet, type Person } from '@larder/contract/diet'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWrite } from '../../api/use-api'
import { tellFailed } from './tell-failed'

export const leastPortions = 0.25
export const mostPortions = 4
export const portionStep = 0.25

/** Several presses in a row are one change. */
const pauseMs = 400

/** A person's portions, shown as wanted at once and saved when the finger rests, one saving after the other. */
export function usePortions({ id, portions }: Person) {
  const [wanted, setWanted] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const unsaved = useRef<number | null>(null)
  const saving = useRef(false)
  const update = useWrite(diet.updatePerson)
  const shown = wanted ?? portions

  async function save() {
    clearTimeout(timer.current)
    if (saving.current) return
    saving.current = true
    for (let value = unsaved.current; value !== null; value = unsaved.current) {
      unsaved.current = null
      try {
        await update.mutateAsync({ params: { id }, body: { portions: value } })
      } catch (error) {
        tellFailed('Portions not saved')(error)
      }
    }
    saving.current = false
    setWanted(null)
  }

  function change(by: number) {
    const next = Math.min(mostPortions, Math.max(leastPortions, shown + by))
    setWanted(next)
    unsaved.current = next
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), pauseMs)
  }

  const saveOnLeaving = useEffectEvent(() => void save())
  useEffect(() => () => saveOnLeaving(), [])

  return { portions: shown, change }
}

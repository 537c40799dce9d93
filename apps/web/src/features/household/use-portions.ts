import { diet, type Person } from '@larder/contract/diet'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWrite } from '../../api/use-api'
import { tellFailed } from './tell-failed'

export const leastPortions = 0.25
export const mostPortions = 4
export const portionStep = 0.25

/** Several presses in a row are one change. */
const pauseMs = 400

/** A person's portions, shown as wanted at once and saved when the finger rests. */
export function usePortions({ id, portions }: Person) {
  const [wanted, setWanted] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const unsaved = useRef<number | null>(null)
  const update = useWrite(diet.updatePerson)
  const shown = wanted ?? portions

  async function save() {
    clearTimeout(timer.current)
    const value = unsaved.current
    unsaved.current = null
    if (value === null) return
    try {
      await update.mutateAsync({ params: { id }, body: { portions: value } })
    } catch (error) {
      tellFailed('Portions not saved')(error)
    }
    // Not when another press came meanwhile.
    if (unsaved.current === null) setWanted(null)
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

import { diet, type HouseholdPerson } from '@larder/contract/diet'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWrite } from '../../api/use-api'
import { createFailureHandler } from './create-failure-handler'

export const minPersonPortions = 0.25
export const maxPersonPortions = 4
export const portionStep = 0.25

/** Presses in quick succession are saved as one change. */
const debounceMs = 400

/** A person's portions: shown at once and saved after a pause, one save at a time. */
export function usePortions({ id, portions }: HouseholdPerson) {
  const [requested, setRequested] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const unsaved = useRef<number | null>(null)
  const saving = useRef(false)
  const update = useWrite(diet.updatePerson)
  const shown = requested ?? portions

  async function save() {
    clearTimeout(timer.current)
    if (saving.current) return
    saving.current = true
    for (let value = unsaved.current; value !== null; value = unsaved.current) {
      unsaved.current = null
      try {
        await update.mutateAsync({ params: { id }, body: { portions: value } })
      } catch (error) {
        createFailureHandler('Portions not saved')(error)
      }
    }
    saving.current = false
    setRequested(null)
  }

  function change(by: number) {
    const next = Math.min(maxPersonPortions, Math.max(minPersonPortions, shown + by))
    setRequested(next)
    unsaved.current = next
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), debounceMs)
  }

  const saveOnLeaving = useEffectEvent(() => void save())
  useEffect(() => () => saveOnLeaving(), [])

  return { portions: shown, change }
}

import { diet, type HouseholdPerson } from '@larder/contract/diet'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWrite } from '../../api/use-api'
import { createFailureHandler } from './create-failure-handler'

export const minPersonPortions = 0.25
export const maxPersonPortions = 4
export const portionStep = 0.25

/** Several presses in a row are one change. */
const debounceMs = 400

/** A person's portions, shown as wanted at once and saved when the finger rests, one saving after the other. */
export function usePortions({ id, portions }: HouseholdPerson) {
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
        createFailureHandler('Portions not saved')(error)
      }
    }
    saving.current = false
    setWanted(null)
  }

  function change(by: number) {
    const next = Math.min(maxPersonPortions, Math.max(minPersonPortions, shown + by))
    setWanted(next)
    unsaved.current = next
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), debounceMs)
  }

  const saveOnLeaving = useEffectEvent(() => void save())
  useEffect(() => () => saveOnLeaving(), [])

  return { portions: shown, change }
}

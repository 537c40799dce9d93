import type { FieldErrors } from '@larder/contract/http/errors'
import type { PutAwayLine } from '@larder/contract/shopping'
import { useMemo, useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { changeQueue } from '../../../api/change-queue/change-queue'
import { randomId } from '../../../api/random-id'
import { shoppingListStore } from '../../../api/shopping-list/shopping-list-store'
import type { ListLine } from '../../../api/shopping-list/use-shopping-list'
import { reportRejection, showPutAwayToast } from '../list-actions'
import type { ListFacts } from '../list-facts'
import { countBatches, putAwayLines } from './put-away'
import { createPutAwayForm, type PutAwayForm, validatePutAwayForm } from './put-away-form'

/** The forms of the bought things, and the function that puts them all away. */
export function usePutAway(
  lines: readonly ListLine[],
  facts: ListFacts | undefined,
  store: string | undefined,
) {
  const [bought] = useState(lines)
  const [changes, setChanges] = useState<Readonly<Record<string, Partial<PutAwayForm>>>>({})
  // On a slow network the food tables may load while the cook is typing. Typed values are kept.
  const forms = useMemo(
    () => bought.map((line) => ({ ...createPutAwayForm(line, facts), ...changes[line.id] })),
    [bought, facts, changes],
  )
  const [actions] = useState(() => Array.from({ length: countBatches(lines.length) }, randomId))
  const [errors, setErrors] = useState<Readonly<Record<string, FieldErrors>>>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)

  function change(id: string, part: Partial<PutAwayForm>) {
    setChanges((now) => ({ ...now, [id]: { ...now[id], ...part } }))
    setErrors(({ [id]: _, ...others }) => others)
  }

  /** Returns whether everything was put away. */
  async function send(): Promise<boolean> {
    const valid: PutAwayLine[] = []
    const invalid: Record<string, FieldErrors> = {}
    for (const form of forms.filter(({ goesIn }) => goesIn)) {
      const result = validatePutAwayForm(form)
      if (result.ok) valid.push(result.value)
      else invalid[form.id] = result.fields
    }
    setErrors(invalid)
    setFailure(undefined)
    if (Object.keys(invalid).length > 0) return false
    setBusy(true)
    try {
      const household = changeQueue.currentHouseholdId()
      const bookings = valid.length > 0 ? await putAwayLines({ lines: valid, store, actions }) : []
      const removedIds = forms.filter(({ goesIn }) => !goesIn).map(({ id }) => id)
      if (removedIds.length > 0) reportRejection(shoppingListStore.remove(removedIds))
      showPutAwayToast(valid.length, removedIds, bookings, household)
      return true
    } catch (error) {
      console.error('Putting away failed', error)
      setFailure(toErrorMessage(error))
      return false
    } finally {
      setBusy(false)
    }
  }

  return { forms, errors, failure, busy, change, send }
}

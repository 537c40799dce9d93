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

/** The forms of what was bought, and the one tap that puts it all away. */
export function usePutAway(
  lines: readonly ListLine[],
  facts: ListFacts | undefined,
  store: string | undefined,
) {
  const [bought] = useState(lines)
  const [changes, setChanges] = useState<Readonly<Record<string, Partial<PutAwayForm>>>>({})
  // On a slow line the tables of foods may come while somebody writes here: what they wrote stays.
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

  /** Whether everything is away. */
  async function send(): Promise<boolean> {
    const ready: PutAwayLine[] = []
    const wrong: Record<string, FieldErrors> = {}
    for (const form of forms.filter(({ goesIn }) => goesIn)) {
      const checked = validatePutAwayForm(form)
      if (checked.ok) ready.push(checked.value)
      else wrong[form.id] = checked.fields
    }
    setErrors(wrong)
    setFailure(undefined)
    if (Object.keys(wrong).length > 0) return false
    setBusy(true)
    try {
      const household = changeQueue.currentHouseholdId()
      const bookings = ready.length > 0 ? await putAwayLines({ lines: ready, store, actions }) : []
      const leaving = forms.filter(({ goesIn }) => !goesIn).map(({ id }) => id)
      if (leaving.length > 0) reportRejection(shoppingListStore.remove(leaving))
      showPutAwayToast(ready.length, leaving, bookings, household)
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

import type { FieldErrors } from '@larder/contract/errors'
import type { PutAwayLine } from '@larder/contract/shopping'
import { useMemo, useState } from 'react'
import { sentenceOf } from '../../api/api-error'
import { freshId } from '../../api/fresh-id'
import { outbox } from '../../api/outbox'
import { shoppingStore } from '../../api/shopping-store/shopping-store'
import type { ListLine } from '../../api/shopping-store/use-shopping-list'
import { type AwayForm, awayForm, checkedAway } from './away-form'
import { kept, tellPutAway } from './deeds'
import type { ListFacts } from './list-facts'
import { loadsOf, putAway } from './putting-away'

/** The forms of what was bought, and the one tap that puts it all away. */
export function usePuttingAway(
  lines: readonly ListLine[],
  facts: ListFacts | undefined,
  store: string | undefined,
) {
  const [bought] = useState(lines)
  const [changes, setChanges] = useState<Readonly<Record<string, Partial<AwayForm>>>>({})
  // On a slow line the tables of foods may come while somebody writes here: what they wrote stays.
  const forms = useMemo(
    () => bought.map((line) => ({ ...awayForm(line, facts), ...changes[line.id] })),
    [bought, facts, changes],
  )
  const [actions] = useState(() => Array.from({ length: loadsOf(lines.length) }, freshId))
  const [errors, setErrors] = useState<Readonly<Record<string, FieldErrors>>>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)

  function change(id: string, part: Partial<AwayForm>) {
    setChanges((now) => ({ ...now, [id]: { ...now[id], ...part } }))
    setErrors(({ [id]: _, ...others }) => others)
  }

  /** Whether everything is away. */
  async function send(): Promise<boolean> {
    const ready: PutAwayLine[] = []
    const wrong: Record<string, FieldErrors> = {}
    for (const form of forms.filter(({ goesIn }) => goesIn)) {
      const checked = checkedAway(form)
      if (checked.ok) ready.push(checked.value)
      else wrong[form.id] = checked.fields
    }
    setErrors(wrong)
    setFailure(undefined)
    if (Object.keys(wrong).length > 0) return false
    setBusy(true)
    try {
      const household = outbox.householdNow()
      const bookings = ready.length > 0 ? await putAway({ lines: ready, store, actions }) : []
      const leaving = forms.filter(({ goesIn }) => !goesIn).map(({ id }) => id)
      if (leaving.length > 0) kept(shoppingStore.takeOff(leaving))
      tellPutAway(ready.length, leaving, bookings, household)
      return true
    } catch (error) {
      console.error('Putting away failed', error)
      setFailure(sentenceOf(error))
      return false
    } finally {
      setBusy(false)
    }
  }

  return { forms, errors, failure, busy, change, send }
}

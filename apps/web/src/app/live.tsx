import { useEffect } from 'react'
import { sentenceOf } from '../api/api-error'
import { followHousehold } from '../api/live'
import { outbox } from '../api/outbox'
import { rememberAnswers } from '../api/remembered-answers'
import { followChoices } from '../features/account/follow-choices'
import { followCountry } from '../features/household/follow-country'
import { tellMoved } from '../features/household/tell-moved'
import { toast } from '../ui/toast-store'
import { keepListAtHand } from './list-at-hand'

/** Follows the household and the cook's own choices while they are signed in, and keeps what is read of it at hand for when that is not possible. */
export function Live() {
  useEffect(rememberAnswers, [])
  useEffect(() => followHousehold({ onMoved: (from) => void tellMoved(from) }), [])
  useEffect(() => outbox.whenRefused(tellRefused), [])
  useEffect(keepListAtHand, [])
  useEffect(followChoices, [])
  useEffect(followCountry, [])
  return null
}

/** A change of before a reload, or of another tab, that the server did not take. */
function tellRefused(_: unknown, error: unknown) {
  toast({ title: 'Not Saved', description: sentenceOf(error), tone: 'destructive' })
}

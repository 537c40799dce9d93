import { household } from '@larder/contract/household'
import type { DataOf } from '@larder/contract/http/endpoint'
import { ApiError } from '../../api/api-error'
import { observeRead } from '../../api/reads/observe-read'
import { change, sync } from '../../api/sync'
import { guessDeviceCountry } from '../../device-country'
import { setHouseholdCountry } from '../../food/household-country'
import { session } from '../../session/session-store'
import { followEnglishOf } from './follow-english'

type CurrentHouseholdData = DataOf<typeof household.current>

/**
 * Keeps the household's country available, so that typed text is parsed with its units offline, too. If no country is
 * set, an owner's device saves its guess, once. Returns a function that stops it.
 */
export function syncHouseholdCountry(): () => void {
  let leave: (() => void) | undefined
  let token: string | null = null
  /** Households for which this device has saved a guess. */
  const guessed = new Set<string>()

  function onHousehold({ id, country, role }: CurrentHouseholdData) {
    setHouseholdCountry(country)
    // What was read before is in the other dialect.
    if (followEnglishOf(country)) sync.reads.refetchHousehold()
    if (country !== undefined || role !== 'owner' || guessed.has(id)) return
    guessed.add(id)
    const likelyCountry = guessDeviceCountry()
    if (likelyCountry === undefined) return
    change(household.update, { body: { likelyCountry } }, { household: id }).response.catch(
      // After a transient failure the guess is saved again with the next read of the household.
      (error: unknown) => {
        if (error instanceof ApiError && error.isTransient) guessed.delete(id)
      },
    )
  }

  function followSession() {
    const { accessToken } = session.get()
    if (accessToken === token) return
    token = accessToken
    leave?.()
    leave = undefined
    if (accessToken === null) {
      followEnglishOf(undefined)
      return setHouseholdCountry(undefined)
    }
    leave = observeRead({ read: household.current, show: (current) => current }, {}, onHousehold)
  }

  const unsubscribe = session.subscribe(followSession)
  followSession()
  return () => {
    unsubscribe()
    leave?.()
  }
}

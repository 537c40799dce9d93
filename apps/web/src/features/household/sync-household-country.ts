import { household } from '@larder/contract/household'
import type { DataOf } from '@larder/contract/http/endpoint'
import { dialectOfCountry } from '@larder/kitchen/dialect/dialect-of-country'
import { ApiError } from '../../api/api-error'
import { observeRead } from '../../api/reads/observe-read'
import { change, sync } from '../../api/sync'
import { englishToAskFor, setEnglish } from '../../english'
import { setHouseholdCountry } from '../../food/household-country'
import { session } from '../../session/session-store'
import { loadAfterScreen } from '../../ui/after-screen'

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
  let cancelGuess = () => {}

  function onHousehold({ id, country, role }: CurrentHouseholdData) {
    setHouseholdCountry(country)
    // What was read before is in the other dialect.
    if (followEnglishOf(country)) sync.reads.refetchHousehold()
    if (country !== undefined || role !== 'owner' || guessed.has(id)) return
    guessed.add(id)
    cancelGuess = loadAfterScreen(() => void guessCountry(id))
  }

  async function guessCountry(id: string) {
    try {
      const { guessDeviceCountry } = await import('../../device-country')
      const likelyCountry = guessDeviceCountry()
      if (likelyCountry !== undefined)
        await change(household.update, { body: { likelyCountry } }, { household: id }).response
    } catch (error) {
      // After a transient failure the guess is saved again with the next read of the household.
      if (!(error instanceof ApiError) || error.isTransient) guessed.delete(id)
    }
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
    cancelGuess()
    leave?.()
  }
}

/** Follows the household's country. Returns whether texts that were read before are in another dialect. */
function followEnglishOf(country: string | undefined): boolean {
  const before = dialectOf(englishToAskFor())
  const english = country && (dialectOfCountry(country) === 'american' ? 'en-US' : 'en-GB')
  setEnglish(english)
  return dialectOf(englishToAskFor()) !== before
}

/** The dialect in which the server answers, as it reads it from a language. */
function dialectOf(language: string) {
  const country = /^en-([A-Z]{2})/.exec(language)?.[1]
  return country && dialectOfCountry(country)
}

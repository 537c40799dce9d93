import { household } from '@larder/contract/household'
import { type DataOf, toQueryKey } from '@larder/contract/http/endpoint'
import { QueryObserver } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error'
import { callEndpoint } from '../../api/client'
import { backgroundObservers } from '../../api/persisted-cache/stale-queries'
import { queryClient } from '../../api/query-client'
import { refresh } from '../../api/use-read'
import { guessDeviceCountry } from '../../device-country'
import { setHouseholdCountry } from '../../food/household-country'
import { session } from '../../session/session-store'

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
    if (country !== undefined || role !== 'owner' || guessed.has(id)) return
    guessed.add(id)
    const likelyCountry = guessDeviceCountry()
    if (likelyCountry === undefined) return
    callEndpoint(household.update, { body: { likelyCountry } }, { household: id }).then(
      () => refresh(household.update),
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
    if (accessToken === null) return setHouseholdCountry(undefined)
    const observer = new QueryObserver<{ data: CurrentHouseholdData }>(queryClient, {
      queryKey: toQueryKey(household.current, {}),
      queryFn: ({ signal }) => callEndpoint(household.current, {}, { signal }),
    })
    backgroundObservers.add(observer)
    let lastHousehold: CurrentHouseholdData | undefined
    const notify = () => {
      const current = observer.getCurrentResult().data?.data
      if (!current || current === lastHousehold) return
      lastHousehold = current
      onHousehold(current)
    }
    leave = observer.subscribe(notify)
    notify()
  }

  const unsubscribe = session.subscribe(followSession)
  followSession()
  return () => {
    unsubscribe()
    leave?.()
  }
}

import { household } from '@larder/contract/household'
import { type DataOf, toQueryKey } from '@larder/contract/http/endpoint'
import { QueryObserver } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error'
import { callEndpoint } from '../../api/client'
import { backgroundObservers } from '../../api/persisted-cache/stale-queries'
import { queryClient } from '../../api/query-client'
import { refresh } from '../../api/use-api'
import { guessDeviceCountry } from '../../device-country'
import { setHouseholdCountry } from '../../food/household-country'
import { session } from '../../session/session-store'

type CurrentHouseholdData = DataOf<typeof household.current>

/**
 * Keeps at hand which country the household is in, so that typed text is read in its measures without a network too. Where nobody
 * has said it yet, an owner's device says where it probably is, once. Ends when called.
 */
export function syncHouseholdCountry(): () => void {
  let leave: (() => void) | undefined
  let token: string | null = null
  /** Households this device has made its guess for. */
  const guessed = new Set<string>()

  function hear({ id, country, role }: CurrentHouseholdData) {
    setHouseholdCountry(country)
    if (country !== undefined || role !== 'owner' || guessed.has(id)) return
    guessed.add(id)
    const likelyCountry = guessDeviceCountry()
    if (likelyCountry === undefined) return
    callEndpoint(household.update, { body: { likelyCountry } }, { household: id }).then(
      () => refresh(household.update),
      // Where it may go better later, it is said again once the household has been read anew.
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
    let told: CurrentHouseholdData | undefined
    const tell = () => {
      const current = observer.getCurrentResult().data?.data
      if (!current || current === told) return
      told = current
      hear(current)
    }
    leave = observer.subscribe(tell)
    tell()
  }

  const unsubscribe = session.subscribe(followSession)
  followSession()
  return () => {
    unsubscribe()
    leave?.()
  }
}

import { type DataOf, keyOf } from '@larder/contract/endpoint'
import { household } from '@larder/contract/household'
import { QueryObserver } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error'
import { call } from '../../api/client'
import { queries } from '../../api/query-client'
import { backgroundObservers } from '../../api/shown-from-memory'
import { refresh } from '../../api/use-api'
import { keepHouseholdCountry } from '../../food/household-country'
import { ownCountry } from '../../own-country'
import { session } from '../../session/session-store'

type Current = DataOf<typeof household.current>

/**
 * Keeps at hand which country the household is in, so that typed text is read in its measures without a network too. Where nobody
 * has said it yet, an owner's device says where it probably is, once. Ends when called.
 */
export function followCountry(): () => void {
  let leave: (() => void) | undefined
  let token: string | null = null
  /** Households this device has made its guess for. */
  const guessed = new Set<string>()

  function hear({ id, country, role }: Current) {
    keepHouseholdCountry(country)
    if (country !== undefined || role !== 'owner' || guessed.has(id)) return
    guessed.add(id)
    const likelyCountry = ownCountry()
    if (likelyCountry === undefined) return
    call(household.update, { body: { likelyCountry } }, { household: id }).then(
      () => refresh(household.update),
      // Where it may go better later, it is said again once the household has been read anew.
      (error: unknown) => {
        if (error instanceof ApiError && error.passing) guessed.delete(id)
      },
    )
  }

  function followSession() {
    const { accessToken } = session.get()
    if (accessToken === token) return
    token = accessToken
    leave?.()
    leave = undefined
    if (accessToken === null) return keepHouseholdCountry(undefined)
    const observer = new QueryObserver<{ data: Current }>(queries, {
      queryKey: keyOf(household.current, {}),
      queryFn: ({ signal }) => call(household.current, {}, { signal }),
    })
    backgroundObservers.add(observer)
    let told: Current | undefined
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

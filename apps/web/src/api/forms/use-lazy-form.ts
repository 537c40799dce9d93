import type { ResponseOf } from '@larder/contract/http/endpoint'
import { useRef } from 'react'
import { ApiError } from '../api-error'
import {
  type EndpointFormOptions,
  type EndpointFormTarget,
  type FormEndpoint,
  useEndpointForm,
} from './use-endpoint-form'

/**
 * A form like any other on a page that visitors see first: what checks it, half as much code again, is fetched when somebody
 * turns to it.
 */
export function useLazyForm<E extends FormEndpoint>(
  load: () => Promise<E>,
  plan: EndpointFormOptions<ResponseOf<E>>,
) {
  const known = useRef<EndpointFormTarget<E> | Promise<EndpointFormTarget<E>> | null>(null)
  const failedBefore = useRef(false)

  function rules(): EndpointFormTarget<E> | Promise<EndpointFormTarget<E>> {
    if (known.current) return known.current
    if (isUnreachable()) return Promise.reject(ApiError.clientError('offline'))
    const asked = Promise.all([load(), import('@larder/contract/http/validation')]).then(
      ([endpoint, { validateBySchema: check }]) => {
        known.current = { endpoint, check }
        return known.current
      },
      failed,
    )
    known.current = asked
    return asked
  }

  /** Asked for anew it may come; where the browser remembers that it failed, only loading the page anew helps. */
  function failed(cause: unknown): never {
    const code = failedBefore.current ? 'incomplete' : 'offline'
    known.current = null
    failedBefore.current = true
    throw ApiError.clientError(code, { cause })
  }

  async function fetchAhead() {
    try {
      await rules()
    } catch {
      // Told when the form is sent.
    }
  }

  const { form, ...rest } = useEndpointForm(rules, plan)
  return { ...rest, form: { ...form, onFocus: fetchAhead } }
}

/**
 * Most browsers remember for as long as a page lives that a script of it could not be fetched. So none is asked for when it
 * cannot come: from the network, or from the worker that keeps the app.
 */
function isUnreachable(): boolean {
  return !navigator.onLine && !navigator.serviceWorker?.controller
}

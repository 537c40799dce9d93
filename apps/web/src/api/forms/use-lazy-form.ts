import { useRef } from 'react'
import { canReachServer } from '../../server-connection'
import { ApiError } from '../api-error'
import { callEndpoint } from '../client'
import {
  type EndpointFormOptions,
  type EndpointFormTarget,
  type FormEndpoint,
  useEndpointForm,
} from './use-endpoint-form'

/**
 * A form for pages that visitors see first: its validation, half as much code again, is loaded when the form
 * gets the focus. It is sent by a plain call, because the cache of reads would be as much again; its endpoints affect
 * no reads.
 */
export function useLazyForm<E extends FormEndpoint>(load: () => Promise<E>, options: EndpointFormOptions<E>) {
  const target = useRef<EndpointFormTarget<E> | Promise<EndpointFormTarget<E>> | null>(null)
  const hasFailed = useRef(false)

  function getTarget(): EndpointFormTarget<E> | Promise<EndpointFormTarget<E>> {
    if (target.current) return target.current
    if (isUnreachable()) return Promise.reject(ApiError.clientError('offline'))
    const loading = Promise.all([load(), import('@larder/contract/http/validation')]).then(
      ([endpoint, { validateBySchema: check }]) => {
        target.current = { endpoint, check, send: callEndpoint }
        return target.current
      },
      handleFailure,
    )
    target.current = loading
    return loading
  }

  /** A second attempt may succeed. If the browser caches the failed import, only a page reload helps. */
  function handleFailure(cause: unknown): never {
    const code = hasFailed.current ? 'incomplete' : 'offline'
    target.current = null
    hasFailed.current = true
    throw ApiError.clientError(code, { cause })
  }

  async function preload() {
    try {
      await getTarget()
    } catch {
      // Reported on submit.
    }
  }

  const { form, ...rest } = useEndpointForm(getTarget, options)
  return { ...rest, form: { ...form, onFocus: preload } }
}

/**
 * Most browsers cache a failed import until the page is reloaded. So no import starts when it cannot succeed:
 * from the network or from the service worker.
 */
function isUnreachable(): boolean {
  return !canReachServer() && !navigator.serviceWorker?.controller
}

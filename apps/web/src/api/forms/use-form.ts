import type { WriteEndpoint } from '@larder/contract/http/endpoint'
import { validateBySchema } from '@larder/contract/http/validation'
import type { InputFor } from '@larder/sync/changes/change'
import { change } from '../sync'
import { type EndpointFormOptions, type FormEndpoint, useEndpointForm } from './use-endpoint-form'

/**
 * A form that is validated by its endpoint's schema, submits once at a time and shows an error under each
 * field.
 */
export function useForm<E extends FormEndpoint & WriteEndpoint>(
  endpoint: E,
  options: EndpointFormOptions<E>,
) {
  return useEndpointForm<E>(
    () => ({
      endpoint,
      check: validateBySchema,
      // The fields are the input; their idempotency key, where there is one, is set by the engine.
      send: (to, input) => change(to, input as InputFor<E>).response,
    }),
    options,
  )
}

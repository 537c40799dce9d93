import type { ResponseOf } from '@larder/contract/http/endpoint'
import { validateBySchema } from '@larder/contract/http/validation'
import { type EndpointFormOptions, type FormEndpoint, useEndpointForm } from './use-endpoint-form'

/**
 * A form that is validated by its endpoint's schema, submits once at a time and shows an error under each
 * field.
 */
export function useForm<E extends FormEndpoint>(endpoint: E, options: EndpointFormOptions<ResponseOf<E>>) {
  return useEndpointForm(() => ({ endpoint, check: validateBySchema }), options)
}

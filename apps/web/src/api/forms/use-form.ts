import type { ResponseOf } from '@larder/contract/http/endpoint'
import { validateBySchema } from '@larder/contract/http/validation'
import { type EndpointFormOptions, type FormEndpoint, useEndpointForm } from './use-endpoint-form'

/** A form that is checked by its endpoint's schema, sent once at a time, and says under each field what to do. */
export function useForm<E extends FormEndpoint>(endpoint: E, plan: EndpointFormOptions<ResponseOf<E>>) {
  return useEndpointForm(() => ({ endpoint, check: validateBySchema }), plan)
}

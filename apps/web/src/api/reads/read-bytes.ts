import type { EndpointShape, InputOf } from '@larder/contract/http/endpoint'
import { callBytes } from '../client'

/** Reads an archive or a picture once, outside the cache. */
export function readBytes<E extends EndpointShape & { readonly gives: 'picture' | 'archive' }>(
  endpoint: E,
  input: InputOf<E>,
): Promise<Blob> {
  return callBytes(endpoint, input)
}

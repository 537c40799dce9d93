import type { InputOf, ResponseOf, WriteEndpoint } from '@larder/contract/http/endpoint'
import { callEndpoint } from '../client'

/**
 * Changes something from a page that visitors see first, which does not load the cache of reads. Only for endpoints that
 * affect no reads.
 */
export function callAsVisitor<E extends WriteEndpoint & { readonly affects: readonly [] }>(
  endpoint: E,
  input: InputOf<E>,
): Promise<ResponseOf<E>> {
  return callEndpoint(endpoint, input)
}

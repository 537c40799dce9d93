import type { EndpointShape } from '@larder/contract/http/endpoint'
import type { TestResponse } from '../../testing/test-client'

/** Returns the data of a call, or throws: a partly rejected demo would be useless. */
export async function dataOrThrow<E extends EndpointShape>(
  call: Promise<TestResponse<E>>,
): Promise<TestResponse<E>['body']['data']> {
  const { body } = await call
  if (body.error) throw new Error(`${body.error.message} ${JSON.stringify(body.error.fields ?? {})}`)
  return body.data
}

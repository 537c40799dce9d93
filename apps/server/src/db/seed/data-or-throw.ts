import type { EndpointShape } from '@larder/contract/http/endpoint'
import type { TestResponse } from '../../testing/test-client'

/** What a call gave; a demo of which a part was refused would be no demo. */
export async function dataOrThrow<E extends EndpointShape>(
  call: Promise<TestResponse<E>>,
): Promise<TestResponse<E>['body']['data']> {
  const { body } = await call
  if (body.error) throw new Error(`${body.error.message} ${JSON.stringify(body.error.fields ?? {})}`)
  return body.data
}

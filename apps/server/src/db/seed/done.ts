import type { EndpointShape } from '@larder/contract/endpoint'
import type { Reply } from '../../testing/front-door'

/** What a call gave; a demo of which a part was refused would be no demo. */
export async function done<E extends EndpointShape>(
  call: Promise<Reply<E>>,
): Promise<Reply<E>['body']['data']> {
  const { body } = await call
  if (body.error) throw new Error(`${body.error.message} ${JSON.stringify(body.error.fields ?? {})}`)
  return body.data
}

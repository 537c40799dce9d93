import { addressOf } from '@larder/contract/endpoint'
import type { App } from '../../app'
import type { TestApp } from '../../testing/test-app'

/** Calls the app as a browser would, so that what is sown passes every check of the real thing. */
export function frontDoor({ http }: App): TestApp['call'] {
  return async (endpoint, input, { token, address = '127.0.0.1', headers = {} } = {}) => {
    const { body, ...where } = input as { body?: object }
    const response = await http.inject({
      method: endpoint.method,
      url: addressOf(endpoint, where),
      remoteAddress: address,
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    })
    return { status: response.statusCode, headers: response.headers, body: response.json() }
  }
}

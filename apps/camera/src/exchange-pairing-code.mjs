import { describeNetworkError, readErrorMessage } from './responses.mjs'

/** @typedef {{ data?: { key?: unknown, camera?: { id?: unknown, name?: unknown } } }} PairingResponse */

/**
 * Exchanges the code on Larder's screen for this camera's key.
 *
 * @param {{ server: string, code: string, name?: string | undefined, signal?: AbortSignal | undefined }} request
 * @returns {Promise<{ key: string, camera: { id: string, name: string } }>}
 */
export async function exchangePairingCode({ server, code, name, signal }) {
  const timeout = AbortSignal.timeout(20_000)
  const response = await fetch(`${server}/api/v1/fridge/pairings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(name === undefined ? { code } : { code, name }),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  }).catch((error) => {
    throw new Error(`Larder does not answer at ${server} (${describeNetworkError(error)}).`)
  })
  if (!response.ok) throw new Error(await readErrorMessage(response))
  const body = /** @type {PairingResponse | undefined} */ (await response.json().catch(() => undefined))
  const { key, camera } = body?.data ?? {}
  if (typeof key !== 'string' || typeof camera?.id !== 'string' || typeof camera.name !== 'string')
    throw new Error(`What answers at ${server} is not Larder.`)
  return { key, camera: { id: camera.id, name: camera.name } }
}

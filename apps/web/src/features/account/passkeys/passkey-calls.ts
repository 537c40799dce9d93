import type { LoginResult, Passkey } from '@larder/contract/account'
import { ApiError } from '../../../api/api-error'
import { callAsVisitor } from '../../../api/forms/call-as-visitor'

/** Whether this browser can hold or use passkeys: it is new enough, and the page came by HTTPS or from this machine. */
export function canUsePasskeys(): boolean {
  return typeof window !== 'undefined' && 'PublicKeyCredential' in window && window.isSecureContext
}

// Few have passkeys, and they use them once a day.
const loadLibrary = () => import('@simplewebauthn/browser')
const loadContract = async () => (await import('@larder/contract/account')).account

/** Lets the cook choose a passkey; null if they close the browser's dialog. */
async function askForPasskey() {
  const [account, library] = await Promise.all([loadContract(), loadLibrary()])
  const { data } = await callAsVisitor(account.startPasskeyUse, {})
  const used = await orNull(library.startAuthentication({ optionsJSON: data }))
  if (!used) return null
  const { id, rawId, response } = used
  const { clientDataJSON, authenticatorData, signature } = response
  return {
    ...{ id, rawId, type: 'public-key' as const },
    response: { clientDataJSON, authenticatorData, signature },
  }
}

/** Signs in with a passkey; null if the cook closes the browser's dialog. */
export async function logInWithPasskey(remember: boolean): Promise<LoginResult | null> {
  const passkey = await askForPasskey()
  if (!passkey) return null
  const account = await loadContract()
  return (await callAsVisitor(account.loginWithPasskey, { body: { passkey, remember } })).data
}

/** Confirms who the cook is; false if they close the browser's dialog. */
export async function confirmWithPasskey(): Promise<boolean> {
  const passkey = await askForPasskey()
  if (!passkey) return false
  const account = await loadContract()
  await callAsVisitor(account.confirm, { body: { passkey } })
  return true
}

/** Makes a passkey on this device and adds it; null if the cook closes the browser's dialog. */
export async function makePasskey(name: string): Promise<Passkey | null> {
  const [account, library] = await Promise.all([loadContract(), loadLibrary()])
  const { change } = await import('../../../api/sync')
  const { data } = await callAsVisitor(account.startPasskey, {})
  const made = await orNull(library.startRegistration({ optionsJSON: data }))
  if (!made) return null
  const { clientDataJSON, attestationObject } = made.response
  const passkey = {
    ...{ id: made.id, rawId: made.rawId, type: 'public-key' as const },
    response: { clientDataJSON, attestationObject },
  }
  return (await change(account.addPasskey, { body: { name, passkey } }).response).data
}

/** The browser rejects with one of many errors; those of a closed dialog are no failure. */
async function orNull<T>(done: Promise<T>): Promise<T | null> {
  try {
    return await done
  } catch (error) {
    if (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)) return null
    throw toPasskeyError(error)
  }
}

function toPasskeyError(cause: unknown): ApiError {
  const isKnownHere = cause instanceof Error && cause.name === 'InvalidStateError'
  const message = isKnownHere
    ? 'This device already has a passkey for your account.'
    : 'This browser could not use a passkey here. Sign in another way.'
  return new ApiError({ code: 'passkey-refused', status: 0, message }, { cause })
}

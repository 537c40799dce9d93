import { createECDH } from 'node:crypto'

/** Returns whether a browser's keys are valid: a point on the curve and a secret of 16 bytes. */
export function areSubscriptionKeysValid(p256dh: string, auth: string): boolean {
  if (Buffer.from(auth, 'base64url').length !== 16) return false
  const point = Buffer.from(p256dh, 'base64url')
  if (point.length !== 65) return false
  try {
    const ours = createECDH('prime256v1')
    ours.generateKeys()
    ours.computeSecret(point)
    return true
  } catch {
    return false
  }
}

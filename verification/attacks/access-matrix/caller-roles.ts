/** Everybody who may call an endpoint. */
export const callerRoles = [
  'nobody',
  'suspended',
  'suspendedKey',
  'camera',
  'wrongKey',
  'maker',
  'member',
  'key',
  'other',
  'admin',
] as const
export type CallerRole = (typeof callerRoles)[number]

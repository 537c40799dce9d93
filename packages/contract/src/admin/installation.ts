import * as z from 'zod/mini'

/** Who may create an account: everybody, anyone with an invitation, or nobody. Example: 'invite'. */
const RegistrationMode = z.enum(['open', 'invite', 'closed'])

/** Whether plans limit what cooks can do; 'off': no limits, API keys for everybody. Example: 'on'. */
export const PlansMode = z.enum(['on', 'off'])

/** Whether everybody needs a second factor: each cook's choice, or a passkey or a code for all. Example: 'required'. */
const SecondFactorMode = z.enum(['optional', 'required'])

/** Megabytes of photos that a household may keep; 0: as many as the disk holds. Example: 2000. */
const PhotoMegabytes = z.int().check(z.gte(0), z.lte(1_000_000))

/** What the operator decides for everybody. Example: `{ registration: 'invite', plans: 'off', secondFactor: 'required', photoMegabytes: 2000 }`. */
export const InstallationSettings = z.object({
  registration: RegistrationMode,
  plans: PlansMode,
  secondFactor: SecondFactorMode,
  photoMegabytes: PhotoMegabytes,
})
/** What the operator decides for everybody. Example: `{ registration: 'open', plans: 'on', secondFactor: 'optional', photoMegabytes: 2000 }`. */
export type InstallationSettings = z.infer<typeof InstallationSettings>

/** The settings, and which of them the environment decides, so that nobody can change them here. */
export const InstallationView = z.extend(InstallationSettings, {
  fixed: z.array(z.enum(['registration', 'plans', 'secondFactor', 'photoMegabytes'])),
  /** Requests come through a proxy that the settings do not name, so that all visitors count as one. */
  unnoticedProxy: z.boolean(),
})
/** The settings as admins see them. Example: `{ registration: 'open', plans: 'on', secondFactor: 'optional', photoMegabytes: 2000, fixed: [], unnoticedProxy: false }`. */
export type InstallationView = z.infer<typeof InstallationView>

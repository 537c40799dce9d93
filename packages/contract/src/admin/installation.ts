import * as z from 'zod/mini'

/** Who may create an account: everybody, anyone with an invitation, or nobody. Example: 'invite'. */
const RegistrationMode = z.enum(['open', 'invite', 'closed'])

/** Whether plans limit what cooks can do; 'off': no limits, API keys for everybody. Example: 'on'. */
export const PlansMode = z.enum(['on', 'off'])

/** Whether everybody needs a second factor: each cook's choice, or a passkey or a code for all. Example: 'required'. */
const SecondFactorMode = z.enum(['optional', 'required'])

/** What the operator decides for everybody. Example: `{ registration: 'invite', plans: 'off', secondFactor: 'required' }`. */
export const InstallationSettings = z.object({
  registration: RegistrationMode,
  plans: PlansMode,
  secondFactor: SecondFactorMode,
})
/** What the operator decides for everybody. Example: `{ registration: 'open', plans: 'on', secondFactor: 'optional' }`. */
export type InstallationSettings = z.infer<typeof InstallationSettings>

/** The settings, and which of them the environment decides, so that nobody can change them here. */
export const InstallationView = z.extend(InstallationSettings, {
  fixed: z.array(z.enum(['registration', 'plans', 'secondFactor'])),
  /** Requests come through a proxy that the settings do not name, so that all visitors count as one. */
  unnoticedProxy: z.boolean(),
})
/** The settings as admins see them. Example: `{ registration: 'open', plans: 'on', secondFactor: 'optional', fixed: [], unnoticedProxy: false }`. */
export type InstallationView = z.infer<typeof InstallationView>

import type { Allowances } from '../../apps/server/src/http/limits'

const plenty = { most: Number.MAX_SAFE_INTEGER, windowSeconds: 3600 }
/** What is measured is how fast it is, not when it says that it is enough. */
export const allowances: Allowances = {
  perAddress: plenty,
  perAccount: plenty,
  registrations: plenty,
  resets: plenty,
  resetsPerEmail: plenty,
  invitationTries: plenty,
  inventions: plenty,
  plannings: plenty,
  lookings: plenty,
  imports: plenty,
  reports: plenty,
  perCamera: plenty,
  pairingTries: plenty,
  messages: plenty,
}

/** Tables that an archive leaves out, and why. It includes every other table that refers to an account or a household. */
export const excludedTables: Readonly<Record<string, string>> = {
  password_resets: 'secrets of links that live for an hour',
  email_codes: 'codes that live for an hour',
  second_factors: 'the secret of the authenticator app, encrypted',
  recovery_codes: 'hashes of codes that sign in',
  passkeys: 'public keys that are of use only here',
  passkey_challenges: 'challenges that live for five minutes',
  openid_attempts: 'secrets of sign-ins that are under way',
  data_archives: 'the archive itself',
  data_archive_parts: 'the archive itself',
  household_secrets: 'hashes of invitations and of codes and keys of cameras',
  idempotency_keys:
    'fingerprints that keep a change sent twice from being made twice; they say nothing about anybody',
}

/** What is new in each version, newest first; the first is the version that runs. No network is asked. */
export const releases = [
  {
    version: '0.1.0',
    changes: [
      'Admins can require a second factor of everybody, and see and limit the space that photos take.',
      'Owners get an email whenever anything about signing in to their account changes.',
      'Admins create accounts, make password reset links, sign people out and see who did what.',
      'Passkeys, a second factor by an authenticator app, and recovery codes.',
      'Registration by invitation or closed, and plans on or off.',
      'The first release: kitchen, recipes, plan, list, scan, community and fridge camera.',
    ],
  },
] as const

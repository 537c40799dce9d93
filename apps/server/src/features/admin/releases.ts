/** What is new in each version, newest first; the first is the version that runs. No network is asked. */
export const releases = [
  {
    version: '0.1.0',
    changes: [
      'Admins create accounts, make links to new passwords, sign people out and see who did what.',
      'Passkeys, a second factor by an authenticator app, and recovery codes.',
      'Registration by invitation or closed, and plans on or off.',
      'The first release: kitchen, recipes, plan, list, scan, community and fridge camera.',
    ],
  },
] as const

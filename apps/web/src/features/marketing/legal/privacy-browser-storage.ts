import type { LegalSection } from '../text-blocks'

/** Everything the app stores in the browser, by key. */
export const browserStorageChapter: LegalSection = {
  id: 'browser',
  title: 'In your browser',
  passages: [
    'Larder keeps the following on your device so that it works, even without a network. None of it is for advertising, and no cookie is needed to be signed in.',
    {
      caption: 'Cookies',
      head: ['Name', 'What for', 'How long'],
      rows: [
        ['sidebar_state', 'Whether the sidebar was open. It names nobody.', '7 days'],
        [
          'larder_signin, or __Host-larder_signin',
          'Ties a sign-in through a sign-in service to this browser.',
          '10 minutes',
        ],
      ],
    },
    {
      caption: 'Local storage',
      head: ['Name', 'What for', 'How long'],
      rows: [
        ['token', 'Your session key.', 'Until you sign out'],
        ['english', 'Whether your household speaks British or American English.', 'Until you sign out'],
        [
          'theme, measures, written-as, choices-followed',
          'How Larder looks and writes here.',
          'Until you change it',
        ],
        [
          'scan-way, scan-muted',
          'What you scanned last, and whether the scanner beeps.',
          'Until you change it',
        ],
        ['stock-layout', 'Whether your inventory is shown as rows or as cards.', 'Until you change it'],
        ['install-declined', 'That you do not want to be asked to install Larder.', 'Until you clear it'],
        [
          'cooking/…, cooking-recipes',
          'Switches of the cooking guide; what a visitor is cooking, with its timers.',
          'Until you change it; dishes until they are done',
        ],
        ['outbox/…, outbox-owner', 'Changes that wait for the network.', 'Until they are sent'],
        ['recipe-form/…', 'A recipe you are writing, as far as it is typed.', 'Until it is saved'],
        ['remembered/…', 'What is on the stove, how your shopping list is arranged.', 'Until you sign out'],
      ],
    },
    {
      caption: 'Until you close the tab (session storage)',
      head: ['Name', 'What for'],
      rows: [
        ['scroll', 'How far you had scrolled on each page.'],
        ['signin-started', 'That a sign-in through a sign-in service began here.'],
        ['ticks/…, instead/…, cooking-ticks/…', 'What you have ticked off and swapped in a recipe.'],
      ],
    },
    {
      caption: 'The browser’s databases and stores',
      head: ['Name', 'What for', 'How long'],
      rows: [
        [
          'larder-shopping/…',
          'Your shopping list, for supermarkets with no signal.',
          'Until you sign out and everything is sent',
        ],
        [
          'larder-remembered',
          'Your kitchen, plan and recipes to be read without a network.',
          'Until you sign out',
        ],
        ['larder-recipe-photos', 'The photo of a recipe you are writing.', 'Until it is saved'],
        [
          'The service worker’s files',
          'The app itself, so that it opens without a network. Nothing about you.',
          'Until a newer version comes',
        ],
      ],
    },
  ],
}

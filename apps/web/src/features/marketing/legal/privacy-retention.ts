import type { LegalSection } from '../text-blocks'

/** How long data is kept: what the server deletes automatically, and when. */
export const retentionChapter: LegalSection = {
  id: 'keeping',
  title: 'How long it is kept',
  passages: [
    'What you entered stays until you delete it or your account. The rest is thrown away by itself:',
    {
      caption: 'What goes by itself',
      head: ['What', 'When'],
      rows: [
        ['Sessions', 'After one day, or 30 with ‘Remember me’'],
        ['Links to reset a password', 'After an hour'],
        ['Links to confirm an email address', 'After a day'],
        ['Invitations and the archive of your data', 'When they expire; their page says when'],
        ['Counters of requests and failed sign-ins', 'After an hour'],
        ['Who looked at a recipe', 'After two days; the number stays'],
        ['How many scans you made on a day', 'After three days'],
        ['What a scan found, with a kept picture, if you never saved it', 'After 30 days'],
        ['A fridge camera’s pictures', 'When 50 newer ones are there'],
        ['What a fridge camera saw change', 'After 40 days'],
        ['Recipes brought in and not kept', 'After a week'],
        ['Unfinished recipe forms', 'After 180 days without a change'],
        [
          'The photo of a deleted recipe',
          'After 30 days. Its text stays hidden, for plans and history that use it, until your account goes',
        ],
        ['Meals taken out of a plan, and which reminders you have read', 'After 60 days'],
        ['Dishes on the stove, and the names of changes for undoing', 'After 40 days'],
        ['Which mails and push messages were sent to you', 'After 60 days at most'],
        ['What Open Food Facts said of a barcode', 'After 90 days; it names nobody'],
      ],
    },
    'Messages through the contact form are kept until an admin deletes them, or until your account goes.',
  ],
}

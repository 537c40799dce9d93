import { deletionGraceDays } from '@larder/contract/account/deletion-grace-days'
import type { LegalSection } from '../text-blocks'
import { browserStorageChapter } from './privacy-browser-storage'

/** How long data is kept: what the server deletes automatically, and when. */
const retentionChapter: LegalSection = {
  id: 'keeping',
  title: 'How long it is kept',
  passages: [
    'What you entered stays until you delete it or your account. The rest is thrown away by itself:',
    {
      caption: 'What is deleted automatically',
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
        ['Which emails and push messages were sent to you', 'After 60 days at most'],
        ['What Open Food Facts said about a barcode', 'After 90 days; it names nobody'],
      ],
    },
    'Messages through the contact form are kept until an admin deletes them, or until your account goes.',
  ],
}

/** What personal data the software stores, why, how long, and who receives it. It changes with the software. */
export const privacyChapters: readonly LegalSection[] = [
  {
    id: 'in-short',
    title: 'In short',
    passages: [
      {
        list: [
          'Larder stores what you enter, to run your kitchen. It sells nothing and shows no advertising.',
          'There are no tracking cookies and no analytics by third parties.',
          'Photos of your food are looked at and forgotten, unless you keep them.',
          'You can take everything along as one archive, and you can delete your account yourself.',
        ],
      },
    ],
  },
  {
    id: 'who',
    title: 'Who is responsible',
    passages: [
      'Larder is software that somebody runs on a machine of theirs. Whoever runs this installation, its operator, keeps your data and answers for it. You reach them through [Contact](/company#contact). This page says what the software does; the operator may add what they do beyond it.',
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    passages: [
      {
        list: [
          'Your name and email address, to know you and to let you sign in. A new email address counts only once the link emailed to it was opened; until then both are stored.',
          'Your password, only as a salted Argon2id hash from which it cannot be read back. If you sign in through a sign-in service instead, the number by which that service knows you.',
          'Your picture, if you add one: cropped to a square, with the data your camera added removed. It is shown beside what you post.',
          'Where you are signed in: the kind of device, when the session began, was last used and ends. Session keys and emailed links are stored only as hashes. You can end each session on [My Account](/my-account).',
          'Your settings: theme, measures, how dates are written, time zone, which emails you want, and your choices under Privacy & Security. With Profile Visibility off, nobody finds your page.',
          'Your plan, whether you have had the trial, and when you were last here.',
        ],
      },
    ],
  },
  {
    id: 'household',
    title: 'Your household’s kitchen',
    passages: [
      'These belong to the household, and everybody in it sees them: what is in stock and every change of it with who made it and when, the meal plan, the shopping list, prices paid, what was cooked, what a barcode or a line of a receipt turned out to be.',
      'For each person who eats: a name, how much they eat, diets, and foods they must not have. Allergies are about health. They are used for one thing, to keep dishes away from people they would harm, and shown to nobody outside the household.',
    ],
  },
  {
    id: 'pictures',
    title: 'Scans, photos and cameras',
    passages: [
      {
        list: [
          'A photo you scan is read by the server, or in your browser when the server cannot be reached, and then thrown away. What was found in it is stored. If you choose to keep the picture, it is shrunk, and stored without the data your camera added, such as the place.',
          'Barcodes are read in your browser, and their digits are sent. A photo of a pack is sent as well where the date on it is to be read, or where the bars cannot be; it is read by the server and then thrown away.',
          'A fridge camera hands in pictures with a key of its own. The last 50 pictures from each camera are kept, plus any that we still need to ask you about; removing the camera removes them all.',
          'What you correct is remembered for your household, so that it is recognised the next time.',
        ],
      },
    ],
  },
  {
    id: 'community',
    title: 'Recipes and the community',
    passages: [
      {
        list: [
          'Your recipes are seen by you and by those who share a household with you, until you publish one.',
          'What you publish, your comments, your name and picture can be read by everybody, also without an account. The same goes for your profile page, unless you switch Profile Visibility off.',
          'Likes, ratings, favourites, communities you joined and cooks you follow are stored with your account.',
          'A report you file is seen by the admins, with your name; the author does not learn who sent it.',
          'Admins see what is handed in before others do. What an admin does is written down.',
        ],
      },
    ],
  },
  {
    id: 'analytics',
    title: 'What is counted',
    passages: [
      'To tell authors how often a recipe was looked at, Larder notes that you looked at it on a day, counts it once, and forgets who it was two days later. That is all the analytics there is. Switch Data Analytics off in [Settings](/settings) and nothing you look at is recorded or counted.',
    ],
  },
  {
    id: 'mail',
    title: 'Emails and push messages',
    passages: [
      'Larder emails you what you ask for (reset and confirmation links, answers to your messages) and what you have switched on under Notification Settings. Marketing emails are off unless you switch them on. For push messages your browser gives Larder an address at its maker’s push service; messages travel there encrypted, and only for as long as you are signed in and want them.',
      'A message through the contact form is stored with the name and email you give, shown to the admins, and emailed to them where email is set up.',
    ],
  },
  {
    id: 'payments',
    title: 'Plans and payments',
    passages: [
      'The trial needs no card and sends nothing to anybody. Where the operator takes payments, they run through Stripe: when you go to pay, Larder sends Stripe your name, your email address and the number of your account. Your card is typed in on Stripe’s own page; Larder never sees it. It stores your Stripe customer number, your plan, whether it is paid and until when. Stripe keeps invoices as the law demands, under its own privacy policy.',
    ],
  },
  {
    id: 'keys',
    title: 'API keys and secret addresses',
    passages: [
      'Of an API key, Larder stores a hash, its name, its first letters, what it may do, and when it was made and last used. Of a calendar’s address and an invitation it stores a hash. Whoever has such a key or address can use it, so give it only to people you trust; each can be revoked. The address of your data archive works without signing in until it expires or you drop it.',
    ],
  },
  browserStorageChapter,
  {
    id: 'server',
    title: 'On the server',
    passages: [
      {
        list: [
          'To slow down break-in attempts, Larder counts requests and failed sign-ins by network address and by account, for an hour at most.',
          'A log records which page or call was asked for, when, and how it went. Names, email addresses, account numbers, passwords, session keys and secret links are kept out of it. Sign-ins, successful or refused, carry a mark that can be traced to an account only while that account exists. How long it is kept is up to the operator.',
          'The operator may make backups. They hold everything in the database, as it was at that moment.',
        ],
      },
    ],
  },
  {
    id: 'others',
    title: 'Who else receives anything',
    passages: [
      'Nobody, unless the operator has set it up. These can be set up:',
      {
        list: [
          'A mail server, which delivers the emails, and the push services of browsers.',
          'A sign-in service, if you choose it: it tells Larder your name and email address.',
          'Stripe, for payments, as said above.',
          'An image-recognition model: photos you scan are shown to it, shrunk, and without the data the camera added.',
          'A model that invents dishes, when you ask for one: it gets names of foods, diets, what is avoided and your wish, and nobody’s name.',
          'Open Food Facts: it gets the digits of a barcode that nobody here knows.',
        ],
      },
      'When you import a recipe, the server asks its web page for it. When you press Shop Now, your browser opens the shop with the words you look for.',
    ],
  },
  retentionChapter,
  {
    id: 'download',
    title: 'Take your data with you',
    passages: [
      'Download My Data, in [Settings](/settings) and on [My Account](/my-account), puts together everything about you as one archive: JSON, CSV and pictures. It is made in the background, and the page says until when you can fetch it. You can also export recipes separately, as Cooklang or JSON-LD.',
    ],
  },
  {
    id: 'leaving',
    title: 'Delete your account',
    passages: [
      `Delete Account, in [Settings](/settings), ends all your sessions at once. For ${deletionGraceDays} days you can sign in and keep the account; then it is gone for good, with your recipes, posts, comments, pictures, scans, keys, messages to us, and every household nobody else is in. If you are a household’s only owner, you first choose who takes it over, or that it is deleted.`,
      'What remains after that:',
      {
        list: [
          'The kitchen of a household that others are in, without your name: it is theirs.',
          'Other people’s replies to your comments.',
          'Meals that others planned or cooked with your recipes, by the name of the dish.',
          'The admin log, which says that something was done and no longer about whom.',
          'The operator’s backups, until they are overwritten, and the server’s log, as long as the operator keeps it.',
          'Emails that were already sent, and Stripe’s invoices.',
        ],
      },
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    passages: [
      'Larder uses your data to give you what you signed up for, to keep the service safe, and, for marketing emails and push messages, because you said yes; you can say no again at any time in [Settings](/settings).',
      'You may know what is stored about you, correct it, take it along, have it deleted, and object to how it is used. Most of it you can do yourself on [My Account](/my-account) and in [Settings](/settings); for the rest write to the operator through [Contact](/company#contact). Where the law gives you a data protection authority, you may complain to it.',
    ],
  },
]

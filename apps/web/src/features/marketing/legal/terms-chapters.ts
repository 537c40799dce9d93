import { deletionGraceDays } from '@larder/contract/account/deletion-grace-days'
import {
  findSubscriptionPlan,
  freeScansPerDay,
  moneyBackDays,
  trialDays,
} from '@larder/contract/plans/plan-catalogue'
import { reportsReviewed } from '../product-figures'
import type { LegalSection } from '../text-blocks'

const [free, premium, pro] = [
  findSubscriptionPlan('free'),
  findSubscriptionPlan('premium'),
  findSubscriptionPlan('pro'),
]

/** The terms of use. What they promise is what the software does. */
export const termsChapters: readonly LegalSection[] = [
  {
    id: 'in-short',
    title: 'In short',
    passages: [
      {
        list: [
          'What you put in stays yours, and you can take it out again.',
          'Larder helps you keep track of food. It cannot see, smell or taste: read the label, and trust your senses.',
          `Paid plans can be cancelled anytime, and a first payment comes back within ${moneyBackDays} days.`,
          'Be kind to the others.',
        ],
      },
    ],
  },
  {
    id: 'who',
    title: 'Who offers this',
    passages: [
      'These are the rules for using this installation of Larder. The person or group who runs it, its operator, offers it to you and is responsible for it. You reach them through [Contact](/company#contact). By creating an account you agree to these rules.',
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    passages: [
      {
        list: [
          'Use your own email address and keep your password to yourself.',
          'You are responsible for what happens under your account and with your API keys. If somebody else gets in, change your password on [My Account](/my-account); that ends every other session.',
          'Everybody in a household sees and changes its kitchen. Invite only people you would give a key to.',
          'The operator may suspend an account that harms others or the service, and tells you why.',
        ],
      },
    ],
  },
  {
    id: 'yours',
    title: 'What you put in',
    passages: [
      'It stays yours. You allow the installation to store it and to show it to those you share it with, for as long as you do. Put in only what you may: your own words and photos, or those whose owner allows it. A recipe imported from elsewhere is for your own kitchen, unless you may publish it.',
    ],
  },
  {
    id: 'community',
    title: 'In the community',
    passages: [
      {
        list: [
          'No insults, no spam, no advertising, nothing unlawful, nothing that would make people ill.',
          'An admin looks at what you publish before others see it, and may send it back with a reason.',
          `What others report is reviewed ${reportsReviewed}. Anything that breaks these rules is taken down; anybody who keeps breaking them may be suspended.`,
        ],
      },
    ],
  },
  {
    id: 'plans',
    title: 'Plans, trial and payments',
    passages: [
      {
        caption: 'The plans',
        head: ['Plan', 'Price', 'Scans', 'API keys'],
        rows: [free, premium, pro].map(({ name, price, per, scansPerDay, apiKeys }) => [
          name,
          `${price} ${per}`,
          scansPerDay === null ? 'Unlimited' : `${scansPerDay} a day`,
          apiKeys ? 'Yes' : 'No',
        ]),
      },
      {
        list: [
          `Every account may try ${premium.name} for ${trialDays} days, once, with no credit card. The trial ends by itself and nothing is charged.`,
          'A paid plan is paid a month in advance and renews each month, through Stripe, where the operator has set it up. Where they have not, nothing can be bought, and [Settings](/settings) says so.',
          `You can cancel anytime in [Settings](/settings). You keep what you’ve paid for until the end of the month; then you are on ${free.name}. Nothing you entered is lost, but more than ${freeScansPerDay} scans a day and API keys are paused.`,
          'If a payment does not go through, your plan stays for a few days, so that you can put it right.',
          `Money back: [write to us](/company#contact) within ${moneyBackDays} days of your first payment, and it is returned in full, without asking why. Your other legal rights are not affected.`,
          'If prices change, you are told before your next payment, in time to cancel.',
        ],
      },
    ],
  },
  {
    id: 'food-safety',
    title: 'Food safety',
    passages: [
      'Expiry days that Larder estimates, foods it recognises and allergens it finds are hints, not guarantees. ‘None found’ means that none was found in what could be read; ‘not known’ means that you have to look. A recogniser mistakes one food for another now and then, and people who share recipes make mistakes.',
      'If an allergy is dangerous to you or somebody at your table, check every ingredient yourself, every time. When in doubt, throw it out. Larder gives no medical or dietary advice.',
    ],
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    passages: [
      'Do not try to get at other people’s data, to bring the service down, or to get around limits. Programs use API keys and keep to the published limits. Larder slows down anybody who sends too many requests.',
    ],
  },
  {
    id: 'warranty',
    title: 'No warranty',
    passages: [
      'The software is open source under the MIT licence and comes as it is, without warranty of any kind. The operator cares for this installation as best they can and cannot promise that it is always available. Nothing here takes away rights that the law gives you as a consumer.',
    ],
  },
  {
    id: 'leaving',
    title: 'Leaving',
    passages: [
      `You may stop at any time. Take your data with you with Download My Data and delete your account in [Settings](/settings); for ${deletionGraceDays} days you can change your mind. There is no need to cancel a paid plan first: deleting the account ends it. The [Privacy Policy](/privacy#leaving) says what is stored about you and what remains.`,
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    passages: [
      'When these rules change, the date above changes. If a change affects you, the operator tells you before it takes effect, and you may leave instead.',
    ],
  },
]

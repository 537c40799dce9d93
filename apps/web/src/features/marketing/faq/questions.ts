import { deletionGraceDays } from '@larder/contract/account/deletion-grace-days'
import {
  findSubscriptionPlan,
  freeScansPerDay,
  moneyBackDays,
  trialDays,
} from '@larder/contract/plans/plan-catalogue'
import { businessHours, recognitionAccuracy, reportsReviewed } from '../product-figures'
import type { LinkedWords } from '../text-blocks'

export interface FaqEntry {
  /** The URL fragment: `/faq#free-trial`. */
  readonly id: string
  readonly question: string
  readonly answer: readonly LinkedWords[]
}

export interface FaqTopic {
  readonly id: string
  readonly name: string
  readonly questions: readonly FaqEntry[]
}

const [free, premium, pro] = [
  findSubscriptionPlan('free'),
  findSubscriptionPlan('premium'),
  findSubscriptionPlan('pro'),
]

/** The Help Center. It describes the actual behaviour; change it together with that. */
export const faqTopics: readonly FaqTopic[] = [
  {
    id: 'getting-started',
    name: 'Getting Started',
    questions: [
      {
        id: 'first-steps',
        question: 'How do I get started?',
        answer: [
          '[Create an account](/register) with your name, email and a password. A household of your own comes with it, still empty.',
          'Then tell Larder what is there: [photograph it, scan a receipt or a barcode](/scan-ingredients), or type it in. From the first few foods on, it suggests what you could cook, soonest to spoil first. Say who eats and what they must not have under [Dietary Preferences](/dietary-preferences) and [Food Restrictions](/food-restrictions), and it is obeyed everywhere.',
        ],
      },
      {
        id: 'whole-household',
        question: 'Can my whole household use it together?',
        answer: [
          'Yes. Invite people by a link or a code from [Household](/household). Everybody has an account of their own, and the kitchen, the shopping list and the meal plan belong to all of you: what one ticks off shows on the others’ screens at once.',
          'Recipes you write stay yours. You can belong to several households, say at home and at your parents’, and switch between them.',
        ],
      },
      {
        id: 'install',
        question: 'Do I have to install anything?',
        answer: [
          'No. Larder runs in the browser of your phone, tablet or computer. If you like it on the home screen, install it from the browser’s menu or from [My Account](/my-account); on an iPhone, use Share, then Add to Home Screen.',
          'Installing and working without a network need a secure address, one that begins with https.',
        ],
      },
    ],
  },
  {
    id: 'food-scanning',
    name: 'Food Scanning',
    questions: [
      {
        id: 'accuracy',
        question: 'How accurate is the food recognition?',
        answer: [
          recognitionAccuracy.sentence,
          'Every result says how sure Larder is, and offers what else it may be. What you correct, it remembers for your household.',
        ],
      },
      {
        id: 'what-to-scan',
        question: 'What can I scan?',
        answer: [
          'Fresh ingredients in a photo, printed receipts with their prices, and barcodes. A camera in the fridge can tell what came and what went. From a photo Larder knows 110 ingredients; whatever it does not know you add by hand under [Scan Items](/scan-ingredients), and a barcode has to be taught only once.',
          `On the ${free.name} plan you have ${freeScansPerDay} scans a day; ${premium.name} and ${pro.name} have no limit. A photo in which nothing was found does not count.`,
        ],
      },
      {
        id: 'photos',
        question: 'What happens to my photos?',
        answer: [
          'They are looked at by the server that runs this Larder, and then forgotten. Only if you choose to keep a picture is it stored, made small and without the place and time your camera wrote into it. A fridge camera’s last pictures are kept so that they can be compared.',
          'If whoever runs this Larder has set up a larger model elsewhere, photos are shown to that one. The [Privacy Policy](/privacy) has the details.',
        ],
      },
    ],
  },
  {
    id: 'community-recipes',
    name: 'Community & Recipes',
    questions: [
      {
        id: 'share-a-recipe',
        question: 'How do I share a recipe?',
        answer: [
          'Write it under [Post a Recipe](/post-recipe), or publish one of [your recipes](/my-recipes), and choose one of the eight communities. An admin looks at it before anybody else sees it. If it comes back to you, the reason is with it.',
          'You can change it or take it down at any time; changes are reviewed too.',
        ],
      },
      {
        id: 'reports',
        question: 'What happens when I report something?',
        answer: [
          `Your report goes to the admins with your reason. The author is never told who sent it. Reports are reviewed ${reportsReviewed}; anything that breaks the [rules](/terms#community) is taken down.`,
        ],
      },
      {
        id: 'own-recipes',
        question: 'Can I bring my own recipes, and take them out again?',
        answer: [
          '[Import](/my-recipes/import) takes a web page, pasted text, Cooklang, and the exports of Mealie, Tandoor, Paprika, Nextcloud Cookbook and RecipeSage. Every line is read, and Larder says what it did not understand.',
          'Export them as Cooklang, as JSON-LD, or all together as one archive. Nothing is locked in.',
        ],
      },
    ],
  },
  {
    id: 'subscription-billing',
    name: 'Subscription & Billing',
    questions: [
      {
        id: 'plans',
        question: 'What do the plans cost?',
        answer: [
          `${free.name} is ${free.price} ${free.per}, with ${freeScansPerDay} scans a day. ${premium.name} is ${premium.price} ${premium.per}, with unlimited scanning. ${pro.name} is ${pro.price} ${pro.per}, for professionals, with API access. [Compare them](/product).`,
          'Payment runs through Stripe where the people who run this Larder have set it up. Where they have not, Settings says so, and the trial and a change by an admin are the ways to another plan.',
        ],
      },
      {
        id: 'free-trial',
        question: 'Is there a free trial?',
        answer: [
          `Yes: ${trialDays} days of ${premium.name}, with no credit card, once per account. Start it in [Settings](/settings). It ends by itself and you are back on ${free.name}; nothing you entered is lost.`,
        ],
      },
      {
        id: 'cancel',
        question: 'How do I cancel, and do I get my money back?',
        answer: [
          'Cancel anytime in [Settings](/settings), without asking anyone. You keep what you’ve paid for until the end of the month.',
          `There is a ${moneyBackDays}-day money-back guarantee: [write to us](/company#contact) within ${moneyBackDays} days of your first payment and you get it back.`,
        ],
      },
    ],
  },
  {
    id: 'technical-support',
    name: 'Technical Support',
    questions: [
      {
        id: 'camera-trouble',
        question: 'The camera does not open, or a photo is not recognised. What now?',
        answer: [
          'Browsers open the camera only at a secure address and only if you allow it: look for the camera sign beside the address. You can always choose a picture file, paste one, or drop it on the page instead.',
          'Photograph from close by, in daylight, with few foods at a time. What still is not recognised can be added by hand in a few seconds.',
        ],
      },
      {
        id: 'offline',
        question: 'What works without a network?',
        answer: [
          'The shopping list works fully: every tick is kept on your phone and merged with everybody else’s when the network is back. Your kitchen, the meal plan, favourite and recently read recipes can be read, and what you change in the kitchen waits and is sent later. Larder shows how many changes wait.',
        ],
      },
      {
        id: 'my-data',
        question: 'How do I download or delete my data?',
        answer: [
          'Download My Data, in [Settings](/settings) and [My Account](/my-account), gives you everything about you as one archive: JSON, CSV and pictures.',
          `Delete Account, in Settings, ends your sessions at once and the account ${deletionGraceDays} days later; sign in before then and you can keep it. What is left after that is listed in the [Privacy Policy](/privacy#leaving). Anything else? [Write to us](/company#contact); people answer ${businessHours}.`,
        ],
      },
    ],
  },
]

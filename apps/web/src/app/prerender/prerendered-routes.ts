import { planCatalogue, type SubscriptionPlan, trialDays } from '@larder/contract/plans/plan-catalogue'
import { paths } from '../../paths'

/** A prerendered page with its metadata for search engines and link previews. */
export interface PrerenderedRoute {
  readonly path: string
  /**
   * It depends on the operator's settings, which are unknown at build time: with OpenID set, the prerendered
   * page is not used.
   */
  readonly unlessOpenId?: true
  /** With registration not open to everybody, the prerendered page is not used. */
  readonly onlyOpenRegistration?: true
  /** Without plans, the prerendered page is not used: it names prices and limits. */
  readonly onlyWithPlans?: true
  readonly title: string
  readonly description: string
  /** schema.org data; `%URL%` is replaced by the address of this installation. */
  readonly data?: object
}

const application = {
  '@context': 'https://schema.org',
  '@type': 'WebApplication',
  name: 'Larder',
  url: '%URL%/',
  applicationCategory: 'LifestyleApplication',
  operatingSystem: 'Any',
  description:
    'Knows what food a household has, what can be cooked from it, and what is lacking: scan, stock, plan, shop, cook.',
  offers: planCatalogue.map(({ name, cents }: SubscriptionPlan) => ({
    '@type': 'Offer',
    name,
    price: (cents / 100).toFixed(2),
    priceCurrency: 'USD',
  })),
}

const organisation = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: 'Larder',
  url: '%URL%/',
  logo: '%URL%/icon-512.png',
}

/** The pages that work without JavaScript. */
export const prerenderedRoutes: readonly PrerenderedRoute[] = [
  {
    path: paths.home,
    onlyWithPlans: true,
    title: 'Know what you have, cook what you can',
    description:
      'Larder knows what food your household has, what you can cook from it tonight, and what to buy. Scan a shelf or a receipt and dinner starts with what is already there.',
    data: application,
  },
  {
    path: paths.product,
    onlyWithPlans: true,
    title: 'Product, Features and Pricing',
    description: `Scan, stock, plan, shop and cook in one loop. Free with 10 scans a day, Premium at $9.99 and Pro at $19.99 a month, with a ${trialDays}-day trial that asks for no card.`,
    data: application,
  },
  {
    path: paths.company,
    title: 'About and Contact',
    description: 'Why we build Larder, who we are, and how to reach us. Write to us: a person answers.',
    data: organisation,
  },
  {
    path: paths.faq,
    title: 'Help Center',
    description:
      'Answers about getting started, scanning food, sharing recipes, plans and billing, and what to do when something does not work.',
  },
  {
    path: paths.careers,
    title: 'Careers',
    description:
      'Work with us on a kitchen that wastes less. Open roles at Larder, and an address for everybody else.',
  },
  {
    path: paths.privacy,
    title: 'Privacy Policy',
    description:
      'What Larder stores about you, why, for how long, who else sees it, and how to download or delete it.',
  },
  {
    path: paths.terms,
    title: 'Terms of Service',
    description:
      'The plain rules for using this installation of Larder: accounts, plans, what you share, food safety.',
  },
  {
    path: paths.login,
    unlessOpenId: true,
    title: 'Login',
    description: 'Sign in to Larder and see what is in your kitchen, what to cook tonight and what to buy.',
  },
  {
    path: paths.register,
    onlyOpenRegistration: true,
    title: 'Sign Up',
    description: 'Create a Larder account: free, no card, and your kitchen is useful within two minutes.',
  },
]

import { Clock, LifeBuoy, Mail, MapPin } from 'lucide-react'
import { paths } from '../../../paths'
import { Link } from '../../../router/link'
import { Button } from '../../../ui/controls/button'
import { Avatar } from '../../../ui/display/avatar'
import { Badge } from '../../../ui/display/badge'
import { businessHours } from '../product-figures'
import { useFragmentScroll } from '../use-fragment-scroll'
import { ContactForm } from './contact-form'
import { DinnerTableIllustration } from './dinner-table-illustration'

const band = 'mx-auto w-full max-w-7xl px-4 md:px-6'

const tints = [
  'bg-herb-wash text-herb-ink',
  'bg-saffron-wash text-saffron-ink',
  'bg-tomato-wash text-tomato-ink',
  'bg-sky-wash text-sky-ink',
]

/** The mission statement of the company page. */
const companyMission = {
  sentence: 'Dinner should start with what is already there.',
  paragraphs: [
    'Most kitchens hold a week of good meals that nobody sees: the half bag of spinach, the rice behind the rice, the eggs bought twice. Food spoils because people forget it, and people forget it because keeping track is work.',
    'So we build the part that keeps track. Larder knows what you have, says what you can cook from it, and writes down only what you lack.',
  ],
} as const

interface CompanyValue {
  readonly title: string
  readonly text: string
}

const companyValues: readonly CompanyValue[] = [
  {
    title: 'Nothing wasted',
    text: 'What would spoil first is cooked first. Every screen asks what the food at home is good for, before it asks what to buy.',
  },
  {
    title: 'Honest answers',
    text: 'An allergen is found, not found, or not known, and ‘not known’ is never called safe. Every figure says what it was measured on.',
  },
  {
    title: 'Your kitchen stays yours',
    text: 'Larder runs on the machine of whoever runs it, with the network unplugged if need be. Your data leaves whole, whenever you ask.',
  },
  {
    title: 'Kind to wet hands',
    text: 'One large button beats five clever ones. Anything pressed by mistake can be taken back.',
  },
]

interface TeamMember {
  readonly name: string
  readonly role: string
  readonly about: string
}

/** A fictional sample team; an operator replaces it with their own. Shown as a sample. */
export const teamMembers: readonly TeamMember[] = [
  { name: 'Ines Kovač', role: 'Product', about: 'Asks what a tired person would press.' },
  {
    name: 'Tomás Oliveira',
    role: 'Engineering',
    about: 'Keeps the shopping list working where there is no signal.',
  },
  { name: 'Ruth Adeyemi', role: 'Recipes and food safety', about: 'Weighs every amount twice.' },
  { name: 'Jonas Lindqvist', role: 'Support', about: 'Reads every message that you send.' },
]

/** Also fictional and shown as a sample; the contact form does reach people. */
const sampleAddress = {
  lines: ['Larder', '12 Pantry Lane', 'Portland, OR 97205'],
  email: 'hello@larder.example',
} as const

function TeamList() {
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
      {teamMembers.map(({ name, role, about }, place) => (
        <li key={name} className="flex gap-4 lg:flex-col">
          <Avatar name={name} size="lg" decorative className={tints[place % tints.length]} />
          <div>
            <h3 className="text-lg">{name}</h3>
            <p className="text-sm font-medium text-herb-ink">{role}</p>
            <p className="mt-1 text-ink-soft">{about}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

const row = 'relative ps-10'
const term =
  'flex flex-wrap items-center gap-2 font-semibold [&>svg]:absolute [&>svg]:start-0 [&>svg]:top-0 [&>svg]:size-6 [&>svg]:text-herb-ink'

function ContactDetails() {
  return (
    <dl className="flex flex-col gap-6">
      <div className={row}>
        <dt className={term}>
          <Clock aria-hidden />
          Business hours
        </dt>
        <dd>{businessHours}</dd>
      </div>
      <div className={row}>
        <dt className={term}>
          <LifeBuoy aria-hidden />
          In a hurry?
        </dt>
        <dd>
          The <Link to={paths.faq}>Help Center</Link> answers at any hour.
        </dd>
      </div>
      <div className={row}>
        <dt className={term}>
          <Mail aria-hidden />
          Email <Badge>Sample</Badge>
        </dt>
        <dd className="wrap-anywhere">{sampleAddress.email}</dd>
      </div>
      <div className={row}>
        <dt className={term}>
          <MapPin aria-hidden />
          Address <Badge>Sample</Badge>
        </dt>
        <dd>
          {sampleAddress.lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </dd>
      </div>
    </dl>
  )
}

export function CompanyPage() {
  useFragmentScroll()
  return (
    <div className="flex flex-col gap-16 pb-16 sm:gap-24 sm:pb-24">
      <section
        aria-labelledby="mission"
        className={`${band} grid items-center gap-x-16 gap-y-10 pt-10 sm:pt-16 lg:grid-cols-[1.1fr_1fr]`}
      >
        <div className="flex flex-col items-start gap-6">
          <h1 className="text-lg text-herb-ink">About and Contact</h1>
          <div className="flex flex-col gap-5">
            <h2 id="mission" className="text-4xl sm:text-5xl">
              <span className="sr-only">Our mission: </span>
              {companyMission.sentence}
            </h2>
            {companyMission.paragraphs.map((text) => (
              <p key={text} className="max-w-measure text-lg text-pretty text-ink-soft">
                {text}
              </p>
            ))}
          </div>
          <div className="flex w-full flex-col gap-3 sm:flex-row">
            <Button asChild variant="primary" size="lg">
              <Link to="#contact">Write to us</Link>
            </Button>
            <Button asChild size="lg">
              <Link to={paths.careers}>See open roles</Link>
            </Button>
          </div>
        </div>
        <DinnerTableIllustration />
      </section>

      <section aria-labelledby="values" className="border-y bg-shade py-14 sm:py-20">
        <div className={`${band} flex flex-col gap-10`}>
          <h2 id="values" className="text-3xl">
            What we stand by
          </h2>
          <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
            {companyValues.map(({ title, text }) => (
              <li key={title} className="border-t-2 border-herb pt-4">
                <h3 className="text-xl">{title}</h3>
                <p className="mt-2 max-w-measure text-pretty text-ink-soft">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>

      <section aria-labelledby="team" className={`${band} flex flex-col gap-10`}>
        <div className="flex flex-col gap-2">
          <h2 id="team" className="flex flex-wrap items-center gap-3 text-3xl">
            The team <Badge className="font-text tracking-normal">Sample</Badge>
          </h2>
          <p className="max-w-measure text-pretty text-ink-soft">
            Four made-up people, in place of those who run this Larder.
          </p>
        </div>
        <TeamList />
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-herb-wash p-6 sm:px-8">
          <div>
            <h3 className="text-xl">There is a chair free at this table.</h3>
            <p className="mt-1">Engineers, cooks and people who are good with people.</p>
          </div>
          <Button asChild>
            <Link to={paths.careers}>Careers at Larder</Link>
          </Button>
        </div>
      </section>

      <section
        id="contact"
        aria-labelledby="contact-heading"
        className={`${band} grid scroll-mt-8 gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.4fr]`}
      >
        <div className="flex flex-col gap-8">
          <div className="flex flex-col gap-3">
            <h2 id="contact-heading" className="text-3xl">
              Write to us
            </h2>
            <p className="max-w-measure text-lg text-pretty text-ink-soft">
              A question, a fault, an idea, a thank-you: it reaches the people who run this Larder, and they
              answer by email.
            </p>
          </div>
          <ContactDetails />
        </div>
        <div className="noscript:hidden">
          <ContactForm />
        </div>
        {/* Without JavaScript the browser would put the message into the URL, and it would reach nobody. */}
        <p className="hidden self-start rounded-card border bg-raised p-5 noscript:block sm:p-8">
          The message form needs JavaScript. Turn it on and reload, or write to the email given here.
        </p>
      </section>
    </div>
  )
}

import { Link } from 'react-router'
import { paths } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { Badge } from '../../../ui/display/badge'
import { useFragmentScroll } from '../use-fragment-scroll'
import { companyMission, companyValues } from './company-content'
import { ContactDetails } from './contact-details'
import { ContactForm } from './contact-form'
import { DinnerTableIllustration } from './dinner-table-illustration'
import { TeamList } from './team-list'

const band = 'mx-auto w-full max-w-7xl px-4 md:px-6'

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
            What we hold on to
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

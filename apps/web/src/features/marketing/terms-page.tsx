import { Link } from 'react-router'
import { paths } from '../../paths'
import { PlainTextPage } from './plain-text-page'

export function TermsPage() {
  return (
    <PlainTextPage heading="Terms of Service" updated="15 November 2026">
      <p>
        These are the plain rules for using this installation of Larder. The person or group who runs it, its
        operator, offers it to you and is responsible for it.
      </p>

      <h2>Your account</h2>
      <ul>
        <li>Use your own email address and keep your password to yourself.</li>
        <li>
          You are responsible for what happens under your account. If somebody else got in, change your
          password on <Link to={paths.myAccount}>My Account</Link>; that ends every other session.
        </li>
        <li>The operator may suspend an account that harms others or the service.</li>
      </ul>

      <h2>What you put in</h2>
      <ul>
        <li>
          What you enter stays yours. You allow the installation to store it and show it to whom you share it
          with.
        </li>
        <li>Share only what you may share, and be kind: no insults, no spam, nothing unlawful.</li>
      </ul>

      <h2>Food safety</h2>
      <p>
        Larder helps you keep track; it cannot see, smell or taste. Expiry days it estimates and allergens it
        finds are hints, not guarantees. Read the label and trust your senses. If an allergy is dangerous to
        you, check every ingredient yourself.
      </p>

      <h2>No warranty</h2>
      <p>
        The software is open source under the MIT licence and comes as it is, without warranty of any kind.
        The operator cares for this installation as best they can and cannot promise that it is always
        available.
      </p>

      <h2>Leaving</h2>
      <p>
        You may stop using Larder at any time and ask the operator to delete your account through{' '}
        <Link to={paths.company}>Contact</Link>. What is stored about you is said in the{' '}
        <Link to={paths.privacy}>Privacy Policy</Link>.
      </p>
    </PlainTextPage>
  )
}

import { Link } from 'react-router'
import { paths } from '../../paths'
import { PlainTextPage } from './plain-text-page'

export function PrivacyPage() {
  return (
    <PlainTextPage heading="Privacy Policy" updated="15 November 2026">
      <p>
        Larder is software that somebody runs on their own machine. Whoever runs this installation, its
        operator, keeps your data and answers for it. This page says what the software stores and why.
      </p>

      <h2>Your account</h2>
      <ul>
        <li>Your name and email address, to know you and to let you sign in.</li>
        <li>Your password only as a salted Argon2id hash, from which it cannot be read back.</li>
        <li>
          Where you are signed in: the kind of device, when the session began, was last used and ends. Session
          keys and reset links are stored only as hashes. A session ends after one day, or after 30 with
          “Remember me”; you can end each one on <Link to={paths.myAccount}>My Account</Link>.
        </li>
        <li>What you enter about your kitchen. It belongs to your household, and its members see it.</li>
      </ul>

      <h2>In your browser</h2>
      <ul>
        <li>
          Local storage holds your session key under the name “token” and, if you chose one, your colour theme
          under “theme”.
        </li>
        <li>Until you close the tab, it remembers how far you had scrolled on each page.</li>
        <li>
          One cookie, “sidebar_state”, remembers for seven days whether the sidebar was open. It names nobody.
        </li>
        <li>There are no advertising or tracking cookies, and no analytics from third parties.</li>
      </ul>

      <h2>On the server</h2>
      <ul>
        <li>
          To slow down burglars, requests and failed sign-ins are counted by network address and by account.
          The counters are kept for an hour.
        </li>
        <li>
          A log records which address was asked for, when, and how it went. Passwords, session keys and
          one-time links are kept out of it. How long the log is kept is up to the operator.
        </li>
      </ul>

      <h2>Who else receives anything</h2>
      <p>
        Nobody, unless the operator has set it up: a mail server then delivers mail such as password reset
        links, and a sign-in service, if you choose to use it, tells Larder your name and email address.
      </p>

      <h2>Your rights</h2>
      <p>
        You may ask the operator what is stored about you, and have it corrected or deleted. Reach them
        through <Link to={paths.company}>Contact</Link>.
      </p>
    </PlainTextPage>
  )
}

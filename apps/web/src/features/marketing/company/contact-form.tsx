import { CircleCheck, Send } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useLazyForm } from '../../../api/forms/use-lazy-form'
import { useSession } from '../../../session/use-session'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Field } from '../../../ui/fields/field'
import { TextArea } from '../../../ui/fields/text-area'
import { TextInput } from '../../../ui/fields/text-input'
import type { KnownSender } from './signed-in-sender'

const OwnDetails = lazy(async () => ({ default: (await import('./signed-in-sender')).SignedInSender }))

const call = async () => (await import('@larder/contract/contact')).contact.send

/** A message to the operator. Name and email of a logged-in cook are filled in. */
export function ContactForm() {
  const { isAuthenticated } = useSession()
  const [knownSender, setKnownSender] = useState<KnownSender>()
  const [sent, setSent] = useState(false)
  const { form, fields, failure, submitting } = useLazyForm(call, {
    logLabel: 'Message not sent',
    onDone: (_, sender) => {
      sender.reset()
      setSent(true)
    },
  })
  const sender = isAuthenticated ? knownSender : undefined

  return (
    <form
      {...form}
      aria-label="Message"
      onChange={() => setSent(false)}
      className="relative flex flex-col gap-5 rounded-card border bg-raised p-5 sm:p-8"
    >
      {isAuthenticated && (
        <Suspense>
          <OwnDetails onKnown={setKnownSender} />
        </Suspense>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" error={fields.name} required>
          {/* An untouched field follows its default value. */}
          <TextInput name="name" autoComplete="name" defaultValue={sender?.name} />
        </Field>
        <Field label="Email" error={fields.email} required>
          <TextInput
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            defaultValue={sender?.email}
          />
        </Field>
      </div>
      <Field label="Subject" error={fields.subject} required>
        <TextInput name="subject" autoComplete="off" />
      </Field>
      <Field label="Message" error={fields.message} required>
        <TextArea name="message" rows={6} className="min-h-40" />
      </Field>
      {/* Honeypot: hidden from people, so only bots fill it in. */}
      <div inert aria-hidden className="sr-only">
        <label>
          Website
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {failure && (
        <ErrorNote title="Your message was not sent">
          {failure.sentence} What you wrote is still here.
        </ErrorNote>
      )}
      <div role="status">
        {sent && (
          <p className="flex animate-appear gap-3 rounded-card bg-herb-wash p-4 font-medium text-herb-ink">
            <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
            Thank you for your message! We'll get back to you soon.
          </p>
        )}
      </div>
      <Button
        type="submit"
        variant="primary"
        icon={<Send />}
        busy={submitting}
        className="max-sm:w-full sm:self-start"
      >
        {submitting ? 'Sending...' : 'Send Message'}
      </Button>
    </form>
  )
}

import { type AccountProfile, account } from '@larder/contract/account'
import { useEffect, useRef, useState } from 'react'
import { useForm } from '../../../api/forms/use-form'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Field } from '../../../ui/fields/field'
import { PasswordInput } from '../../../ui/fields/password-input'
import { TextInput } from '../../../ui/fields/text-input'
import { toast } from '../../../ui/toasts/toast-store'

interface ProfileFormProps {
  readonly profile: AccountProfile
  /** Saved or cancelled. */
  readonly onDone: () => void
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.toLowerCase()

export function ProfileForm({ profile, onDone }: ProfileFormProps) {
  const [email, setEmail] = useState(profile.email)
  const first = useRef<HTMLInputElement>(null)
  const asksPassword = profile.hasPassword && !isSame(email, profile.email)
  useEffect(() => first.current?.focus(), [])

  const { form, fields, failure, submitting } = useForm(account.saveProfile, {
    logLabel: 'Saving the profile failed',
    body: ({ name, email, currentPassword }) => ({
      name,
      email,
      ...(asksPassword && { currentPassword: currentPassword ?? '' }),
    }),
    fieldByErrorCode: { 'wrong-password': 'currentPassword', 'email-taken': 'email' },
    onDone: ({ data }) => {
      const isNew = data.newEmail !== undefined && data.newEmail !== profile.newEmail
      toast({
        title: 'Profile updated successfully!',
        ...(isNew && { description: `Open the link we sent to ${data.newEmail} to change your email.` }),
        tone: 'success',
      })
      onDone()
    },
  })

  return (
    <form {...form} aria-labelledby="profile" className="flex min-w-0 grow flex-col gap-5">
      <Field label="Name" error={fields.name} required>
        <TextInput ref={first} name="name" autoComplete="name" defaultValue={profile.name} />
      </Field>
      <Field
        label="Email"
        hint={
          asksPassword || !isSame(email, profile.email)
            ? 'It changes once you open the link that we send to the new address.'
            : undefined
        }
        error={fields.email}
        required
      >
        <TextInput
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          defaultValue={profile.email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </Field>
      {asksPassword && (
        <Field
          label="Current password"
          hint="Anyone who can read your email can reset your password, so we make sure it’s you."
          error={fields.currentPassword}
          required
        >
          <PasswordInput name="currentPassword" autoComplete="current-password" />
        </Field>
      )}
      {failure && <ErrorNote>{failure.sentence}</ErrorNote>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={submitting}>
          {submitting ? 'Saving...' : 'Save Changes'}
        </Button>
        <Button disabled={submitting} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

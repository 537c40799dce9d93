import { ChangePasswordForm } from './change-password-form'
import { FirstPassword } from './first-password'
import { useProfile } from './use-profile'

/** Changes the password, or sets the first one for an account with an external login. */
export function PasswordSection() {
  const { profile, shown } = useProfile()
  const isFirst = profile?.hasPassword === false
  return (
    <section aria-labelledby="change-password" className="flex flex-col gap-4">
      <h2 id="change-password" className="text-xl">
        {isFirst ? 'Password' : 'Change Password'}
      </h2>
      {isFirst ? (
        <FirstPassword email={profile.email} />
      ) : (
        <ChangePasswordForm personal={shown ? [shown.name, shown.email] : []} />
      )}
    </section>
  )
}

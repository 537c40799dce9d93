import { account } from '@larder/contract/account'
import { household } from '@larder/contract/household'
import { LogOut, ShieldCheck, Smartphone, X } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { toErrorMessage } from '../../../api/api-error'
import { useForm } from '../../../api/forms/use-form'
import { useChange } from '../../../api/use-change'
import { useRead } from '../../../api/use-read'
import { installPrompt } from '../../../install-prompt'
import { paths } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { IconButton } from '../../../ui/controls/icon-button'
import { Card } from '../../../ui/display/card'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Field } from '../../../ui/fields/field'
import { PasswordInput } from '../../../ui/fields/password-input'
import { PageHeading } from '../../../ui/page-heading'
import { toast } from '../../../ui/toasts/toast-store'
import { DataDownload } from '../data-download'
import { NewPasswordField, validatePasswordConfirmation } from '../new-password-field'
import { MyPlanCard } from '../plan/my-plan-card'
import { useSignOut } from '../use-sign-out'
import { OverviewSection } from './overview-section'
import { ProfileSection } from './profile-section'
import { SessionList } from './session-list'
import { useProfile } from './use-profile'

/** Links to the household's cameras. */
function FridgeCard() {
  return (
    <section aria-labelledby="fridge" className="flex flex-col gap-4">
      <h2 id="fridge" className="text-xl">
        Fridge cameras
      </h2>
      <Card className="flex flex-wrap items-center justify-between gap-4">
        <p className="min-w-0 grow basis-40">They see what comes and goes, so nobody has to type it.</p>
        <Button asChild>
          <Link to={paths.fridge}>Manage cameras</Link>
        </Button>
      </Card>
    </section>
  )
}

/** Actions on the account as a whole. */
function AccountActions() {
  const signOut = useSignOut()
  return (
    <section aria-labelledby="actions" className="flex flex-col gap-4">
      <h2 id="actions" className="text-xl">
        Account Actions
      </h2>
      <Card className="flex flex-col gap-4">
        <DataDownload />
        <div className="flex flex-wrap gap-2 border-t pt-4">
          <Button asChild icon={<ShieldCheck />}>
            <Link to={`${paths.settings}#privacy`}>Privacy Settings</Link>
          </Button>
          <Button icon={<LogOut />} onClick={signOut}>
            Sign Out
          </Button>
        </div>
      </Card>
    </section>
  )
}

/** The current household, with a link to its page. */
export function HouseholdCard() {
  const { data, error } = useRead(household.current, {})
  const current = data?.data
  return (
    <section aria-labelledby="household" className="flex flex-col gap-4">
      <h2 id="household" className="text-xl">
        Household
      </h2>
      <Card className="flex flex-wrap items-center justify-between gap-4">
        {/* Always one line, so that nothing shifts when the name loads. */}
        <p aria-busy={!current && !error} className="h-6 min-w-0 grow basis-40 truncate font-medium">
          {current && <bdi title={current.name}>{current.name}</bdi>}
          {!current && (error ? 'Your kitchen' : <Skeleton className="h-4 w-40" />)}
        </p>
        <Button asChild>
          <Link to={paths.household}>Manage household</Link>
        </Button>
      </Card>
    </section>
  )
}

/** Offers to install Larder as an app, where the browser supports it. After a decline it is not offered again. */
export function InstallCard() {
  const open = useSyncExternalStore(installPrompt.subscribe, installPrompt.isAvailable)
  if (!open) return null
  return (
    <section
      aria-labelledby="install"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border bg-raised py-3 ps-4 pe-2"
    >
      <Smartphone aria-hidden className="size-6 shrink-0 text-herb-ink" />
      <div className="min-w-0 grow basis-60">
        <h2 id="install" className="text-lg">
          Install Larder
        </h2>
        <p className="text-ink-soft">An icon of its own, and it opens without a network.</p>
      </div>
      <div className="ms-auto flex items-center gap-1">
        <Button onClick={() => void installPrompt.accept()}>Install</Button>
        <IconButton
          label="Don’t show this again"
          icon={<X aria-hidden />}
          onClick={() => installPrompt.decline()}
        />
      </div>
    </section>
  )
}

interface FirstPasswordProps {
  readonly email: string
}

/** For an account without a password: a first password is set through a link by email. */
function FirstPassword({ email }: FirstPasswordProps) {
  const { change, isPending, isSuccess, error } = useChange(account.forgotPassword)
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="max-w-measure">
        You sign in through another service, so this account has no password. To have one as well, we send a
        link to <span className="font-medium wrap-anywhere">{email}</span>. Choosing a password there signs
        you out everywhere.
      </p>
      {error && <ErrorNote>{toErrorMessage(error)}</ErrorNote>}
      <Button busy={isPending} onClick={() => change({ body: { email } })}>
        {isSuccess ? 'Send Again' : 'Send Me a Link'}
      </Button>
      <p role="status" className="empty:hidden">
        {isSuccess && !isPending && 'A link is on its way. It works once; check your spam folder too.'}
      </p>
    </div>
  )
}

function ChangePasswordForm({ personal }: { readonly personal: readonly string[] }) {
  const [changes, setChanges] = useState(0)
  const { form, fields, failure, submitting } = useForm(account.changePassword, {
    logLabel: 'Changing the password failed',
    validate: ({ newPassword, confirmPassword }) =>
      validatePasswordConfirmation(newPassword, confirmPassword, 'New passwords do not match'),
    fieldByErrorCode: { 'wrong-password': 'currentPassword', 'password-common': 'newPassword' },
    onDone: (_, sent) => {
      sent.reset()
      setChanges((count) => count + 1)
      toast({
        title: 'Password changed successfully!',
        description:
          'Every other device was signed out, and API keys, passkeys and calendar addresses stopped working.',
        tone: 'success',
      })
    },
  })
  return (
    <form {...form} aria-labelledby="change-password" className="flex max-w-md flex-col gap-5">
      <Field label="Current Password" error={fields.currentPassword} required>
        <PasswordInput name="currentPassword" autoComplete="current-password" />
      </Field>
      <NewPasswordField
        key={changes}
        label="New Password"
        name="newPassword"
        error={fields.newPassword}
        personal={personal}
      />
      <Field label="Confirm New Password" error={fields.confirmPassword} required>
        <PasswordInput name="confirmPassword" autoComplete="new-password" />
      </Field>
      {failure && <ErrorNote>{failure.sentence}</ErrorNote>}
      <Button type="submit" variant="primary" busy={submitting} className="self-start">
        {submitting ? 'Changing...' : 'Change Password'}
      </Button>
    </form>
  )
}

/** Changes the password, or sets the first one for an account with an external login. */
function PasswordSection() {
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

/** In the order of a phone; on a wide screen plan, data and household are beside the rest. */
export function MyAccountPage() {
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-8 px-4 py-8 sm:px-6 sm:py-12">
      <PageHeading title="My Account" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className="flex flex-col gap-12">
          <ProfileSection />
          <OverviewSection />
        </div>
        <div className="flex flex-col gap-12 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <MyPlanCard />
          <AccountActions />
          <HouseholdCard />
          <FridgeCard />
        </div>
        <div className="flex flex-col gap-12">
          <PasswordSection />
          {/* Last, because its height is unknown until it loads; after it a card that may not appear at all. */}
          <SessionList />
          <InstallCard />
        </div>
      </div>
    </div>
  )
}

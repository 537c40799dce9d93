import { admin, type InstallationSettings, type InstallationView } from '@larder/contract/admin'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { useChange } from '../../../api/use-change'
import { useRead } from '../../../api/use-read'
import { Button } from '../../../ui/controls/button'
import { RadioGroup } from '../../../ui/controls/radio-group'
import { Card } from '../../../ui/display/card'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { LoadErrorNote } from '../../../ui/feedback/load-error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Field } from '../../../ui/fields/field'
import { TextInput } from '../../../ui/fields/text-input'
import { Dialog } from '../../../ui/overlays/dialog'
import { toast } from '../../../ui/toasts/toast-store'

const registrationOptions = [
  { value: 'open', label: 'Everybody', hint: 'Anyone who finds this site can create an account.' },
  { value: 'invite', label: 'By invitation', hint: 'Admins and household owners can invite people.' },
  { value: 'closed', label: 'Nobody', hint: 'No new accounts.' },
]

const plansOptions = [
  { value: 'off', label: 'Only for our household', hint: 'No limits, and API keys for everybody.' },
  { value: 'on', label: 'With plans', hint: 'Free, Premium and Pro with their limits.' },
]

const secondFactorOptions = [
  { value: 'optional', label: 'As each cook likes', hint: 'A password is enough.' },
  {
    value: 'required',
    label: 'A second factor for everybody',
    hint: 'A passkey, or a code on top of the password. Anyone without one is asked to set it up first.',
  },
]

const fixedHint = 'Set in the server’s environment, so it cannot be changed here.'

interface SettingsProps {
  readonly settings: InstallationView
  readonly onChange: (changed: Partial<InstallationSettings>) => void
}

function Settings({ settings, onChange }: SettingsProps) {
  const group = (
    name: 'registration' | 'plans' | 'secondFactor',
    legend: string,
    options: typeof plansOptions,
  ) => {
    const isFixed = settings.fixed.includes(name)
    return (
      <RadioGroup
        legend={legend}
        options={options.map((option) => ({ ...option, disabled: isFixed }))}
        value={settings[name]}
        {...(isFixed && { hint: fixedHint })}
        onValueChange={(value) => onChange({ [name]: value })}
      />
    )
  }
  return (
    <div className="grid gap-6 md:grid-cols-2">
      {group('registration', 'Who may create an account?', registrationOptions)}
      {group('plans', 'Who is it for?', plansOptions)}
      {group('secondFactor', 'How do people sign in?', secondFactorOptions)}
    </div>
  )
}

/** Who may register here, whether there are plans, whether everybody needs a second factor, and invitations. */
export function InstallationSection() {
  const { data, error, isFetching, refetch } = useRead(admin.installation, {})
  const { change, isPending } = useChange(admin.saveInstallation)
  const [isInviting, setIsInviting] = useState(false)
  const settings = data?.data
  return (
    <section aria-labelledby="installation" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="installation" className="text-2xl">
          Registration, plans and sign-in
        </h2>
        <Button icon={<UserPlus />} onClick={() => setIsInviting(true)}>
          Invite
        </Button>
      </div>
      {error && !settings && (
        <LoadErrorNote
          title="The settings could not be loaded"
          sentence={toErrorMessage(error)}
          reading={isFetching}
          onTryAgain={() => void refetch()}
        />
      )}
      {settings?.unnoticedProxy && (
        <ErrorNote>
          Requests come through a proxy that Larder does not know of, so all visitors count as one: they share
          one set of limits, and one person guessing passwords slows everybody down. Set TRUST_PROXY in the
          server’s environment.
        </ErrorNote>
      )}
      <Card aria-busy={!settings || isPending}>
        {settings ? (
          <Settings
            settings={settings}
            onChange={(body) =>
              change(
                { body },
                {
                  onSuccess: () => toast({ title: 'Saved', tone: 'success' }),
                  onError: (failure) =>
                    toast({ title: 'Not saved', description: toErrorMessage(failure), tone: 'destructive' }),
                },
              )
            }
          />
        ) : (
          <Skeleton className="h-64 md:h-48" />
        )}
      </Card>
      <AdminInviteDialog open={isInviting} onClose={() => setIsInviting(false)} />
    </section>
  )
}

interface AdminInviteDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Creates a link by which one person can register. */
function AdminInviteDialog({ open, onClose }: AdminInviteDialogProps) {
  const { change, data, error, isPending, reset } = useChange(admin.invite)
  const [email, setEmail] = useState('')
  const invitation = data?.data

  function close() {
    reset()
    setEmail('')
    onClose()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={invitation ? 'The invitation' : 'Invite somebody'}
      description="The link lets one person create an account, within a week."
      footer={
        invitation ? (
          <Button variant="primary" onClick={close}>
            Done
          </Button>
        ) : (
          <>
            <Button onClick={close}>Cancel</Button>
            <Button
              variant="primary"
              busy={isPending}
              onClick={() => change({ body: email.trim() === '' ? {} : { email: email.trim() } })}
            >
              Create Link
            </Button>
          </>
        )
      }
    >
      {invitation ? (
        <div className="flex flex-col gap-3">
          <Field label="Link" hint="This is shown once.">
            <TextInput readOnly value={invitation.link} onFocus={({ target }) => target.select()} />
          </Field>
          <p role="status">{invitation.mailed && `It is also on its way to ${email.trim()}.`}</p>
        </div>
      ) : (
        <div className="flex flex-col gap-3">
          <Field label="Email" hint="Leave it empty to pass the link on yourself.">
            <TextInput
              type="email"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
          </Field>
          {error && <ErrorNote>{toErrorMessage(error)}</ErrorNote>}
        </div>
      )}
    </Dialog>
  )
}

import { account } from '@larder/contract/account'
import { useState } from 'react'
import { useForm } from '../../../api/forms/use-form'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Field } from '../../../ui/fields/field'
import { PasswordInput } from '../../../ui/fields/password-input'
import { TextInput } from '../../../ui/fields/text-input'
import { Dialog } from '../../../ui/overlays/dialog'
import { QrCode } from '../../../ui/qr-code/qr-code'

const formId = 'second-factor'
const passwordErrors = { 'wrong-password': 'currentPassword' } as const

interface StepProps {
  readonly onClose: () => void
}

function CodeField({ error }: { readonly error: string | undefined }) {
  return (
    <Field label="Code" hint="The six digits that the app shows now." error={error} required>
      <TextInput name="code" autoComplete="one-time-code" inputMode="numeric" />
    </Field>
  )
}

/** The first step: proves that it is the owner who sets it up. */
function PasswordStep({
  onClose,
  onStarted,
}: StepProps & { readonly onStarted: (started: StartedFactor) => void }) {
  const [password, setPassword] = useState('')
  const { form, fields, failure, submitting } = useForm(account.startSecondFactor, {
    logLabel: 'Setting up the second factor failed',
    fieldByErrorCode: passwordErrors,
    onDone: ({ data }) => onStarted({ ...data, password }),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Set up a second factor"
      description="After your password, signing in will ask for a code that an app on your phone shows. Any authenticator app will do."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={submitting}>
            Continue
          </Button>
        </>
      }
    >
      <form {...form} id={formId} aria-label="Current password" className="flex flex-col gap-5">
        <Field label="Current Password" error={fields.currentPassword} required>
          <PasswordInput
            name="currentPassword"
            autoComplete="current-password"
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
        {failure && <ErrorNote>{failure.sentence}</ErrorNote>}
      </form>
    </Dialog>
  )
}

interface StartedFactor {
  readonly secret: string
  readonly address: string
  readonly password: string
}

/** The second step: the key for the app, and its first code. */
function ConfirmStep({
  started,
  onClose,
  onConfirmed,
}: StepProps & {
  readonly started: StartedFactor
  readonly onConfirmed: (codes: readonly string[]) => void
}) {
  const { secret, address, password } = started
  const { form, fields, failure, submitting } = useForm(account.confirmSecondFactor, {
    logLabel: 'Confirming the second factor failed',
    body: ({ code }) => ({ currentPassword: password, code }),
    fieldByErrorCode: { 'wrong-code': 'code' },
    onDone: ({ data }) => onConfirmed(data.recoveryCodes),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add Larder to your app"
      description="Scan the code with the app, open the link on the phone that has it, or type the key into it."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={submitting}>
            Turn On
          </Button>
        </>
      }
    >
      <form {...form} id={formId} aria-label="First code" className="flex flex-col gap-5">
        <QrCode text={address} label="QR code for the app" className="mx-auto size-44 rounded-inner" />
        <p>
          <a href={address} className="link">
            Open in the app
          </a>
        </p>
        <Field label="Key">
          <TextInput readOnly value={secret.replace(/.{4}(?=.)/g, '$& ')} className="font-mono" />
        </Field>
        <CodeField error={fields.code} />
        {failure && <ErrorNote>{failure.sentence}</ErrorNote>}
      </form>
    </Dialog>
  )
}

/** The last step: codes for when the phone is lost. */
function RecoveryCodesStep({ codes, onClose }: StepProps & { readonly codes: readonly string[] }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Keep these recovery codes"
      description="Each one signs you in once, if you lose your phone or reset your password by email. You won’t see them again."
      footer={
        <Button variant="primary" onClick={onClose}>
          I’ve Saved Them
        </Button>
      }
    >
      <ul aria-label="Recovery codes" className="grid gap-2 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  )
}

function TurnOffStep({ onClose, onDone }: StepProps & { readonly onDone: () => void }) {
  const { form, fields, failure, submitting } = useForm(account.removeSecondFactor, {
    logLabel: 'Turning off the second factor failed',
    fieldByErrorCode: { ...passwordErrors, 'wrong-code': 'code' },
    onDone,
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Turn off the second factor?"
      description="From then on your password alone signs you in. A recovery code works here too."
      footer={
        <>
          <Button onClick={onClose}>Keep It</Button>
          <Button type="submit" form={formId} variant="danger" busy={submitting}>
            Turn Off
          </Button>
        </>
      }
    >
      <form {...form} id={formId} aria-label="Turn off the second factor" className="flex flex-col gap-5">
        <Field label="Current Password" error={fields.currentPassword} required>
          <PasswordInput name="currentPassword" autoComplete="current-password" />
        </Field>
        <Field label="Code" error={fields.code} required>
          <TextInput name="code" autoComplete="one-time-code" />
        </Field>
        {failure && <ErrorNote>{failure.sentence}</ErrorNote>}
      </form>
    </Dialog>
  )
}

interface SecondFactorDialogProps {
  readonly isOn: boolean
  /** `isDone`: it was turned on or off. */
  readonly onClose: (isDone: boolean) => void
}

/** Sets the second factor up in three steps, or turns it off. */
export function SecondFactorDialog({ isOn, onClose }: SecondFactorDialogProps) {
  const [wasOn] = useState(isOn)
  const [started, setStarted] = useState<StartedFactor | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const cancel = () => onClose(false)
  if (wasOn) return <TurnOffStep onClose={cancel} onDone={() => onClose(true)} />
  if (codes) return <RecoveryCodesStep codes={codes} onClose={() => onClose(true)} />
  if (started) return <ConfirmStep started={started} onClose={cancel} onConfirmed={setCodes} />
  return <PasswordStep onClose={cancel} onStarted={setStarted} />
}

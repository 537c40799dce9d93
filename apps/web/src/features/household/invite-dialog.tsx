import { household, type Invitation, invitationDays } from '@larder/contract/household'
import type { DataOf } from '@larder/contract/http/endpoint'
import { Check, Copy, Share2, UserPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { toErrorMessage } from '../../api/api-error'
import { useChange } from '../../api/use-change'
import { Button } from '../../ui/controls/button'
import { Checkbox } from '../../ui/controls/checkbox'
import { RadioGroup } from '../../ui/controls/radio-group'
import { ErrorNote } from '../../ui/feedback/error-note'
import { Field } from '../../ui/fields/field'
import { TextInput } from '../../ui/fields/text-input'
import { longDateText } from '../../ui/formatting/locale'
import { Dialog } from '../../ui/overlays/dialog'

const QrCode = lazy(async () => ({ default: (await import('../../ui/qr-code/qr-code')).QrCode }))

type Days = (typeof invitationDays)[number]
const defaultDays: Days = 7

interface CreatedInvitationProps {
  readonly invitation: Invitation
  readonly code: string
  readonly link: string
}

type SharedPart = 'nothing' | 'link' | 'code' | 'failed'

const sentences: Record<SharedPart, string> = {
  nothing: '',
  link: 'The link is copied.',
  code: 'The code is copied.',
  failed: 'Your browser did not allow copying. Select it and copy it by hand.',
}

/** Splits a code into two halves, which are easier to read out. Example: 'K7QXM2PD9R' becomes 'K7QXM-2PD9R'. */
function formatCodeHalves(code: string): string {
  const plain = code.replaceAll('-', '')
  const half = Math.ceil(plain.length / 2)
  return `${plain.slice(0, half)}-${plain.slice(half)}`
}

/** A new invitation as a link and a code. */
function CreatedInvitation({ invitation, code, link }: CreatedInvitationProps) {
  const [handed, setHanded] = useState<SharedPart>('nothing')
  const shown = formatCodeHalves(code)

  async function copy(what: 'link' | 'code') {
    try {
      await navigator.clipboard.writeText(what === 'link' ? link : shown)
      setHanded(what)
    } catch {
      setHanded('failed')
    }
  }

  async function share() {
    try {
      await navigator.share({ title: 'Join my kitchen in Larder', url: link })
    } catch {
      // The share was cancelled; the link is still on screen.
    }
  }

  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <Field label="Link">
          <TextInput readOnly value={link} onFocus={({ target }) => target.select()} />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button
            icon={handed === 'link' ? <Check /> : <Copy />}
            variant="primary"
            onClick={() => void copy('link')}
          >
            Copy link
          </Button>
          {'share' in navigator && (
            <Button icon={<Share2 />} onClick={() => void share()}>
              Share
            </Button>
          )}
        </div>
      </div>
      <figure className="flex flex-col gap-2">
        <figcaption className="font-semibold">Or let them scan this</figcaption>
        <div className="size-44">
          <Suspense>
            <QrCode text={link} label="QR code of the link" className="size-full rounded-inner" />
          </Suspense>
        </div>
      </figure>
      <div className="flex flex-col gap-2">
        <p className="font-semibold">Or read out this code</p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="numbers font-mono text-3xl font-semibold tracking-wider">{shown}</p>
          <Button icon={handed === 'code' ? <Check /> : <Copy />} onClick={() => void copy('code')}>
            Copy code
          </Button>
        </div>
        <p className="text-sm text-ink-soft">
          They type it in on their ‘Household’ page, under ‘Join with a code’. It works until{' '}
          <time dateTime={invitation.expiresAt}>{longDateText(invitation.expiresAt)}</time>.
        </p>
      </div>
      <p role="status" className={handed === 'nothing' ? 'sr-only' : 'font-medium'}>
        {sentences[handed]}
      </p>
    </div>
  )
}

/** Creates an invitation for some days, then shows its link and code once. */
export function InviteDialog() {
  const [open, setOpen] = useState(false)
  const [days, setDays] = useState<Days>(defaultDays)
  const [forSeveral, setForSeveral] = useState(false)
  const [made, setMade] = useState<DataOf<typeof household.invite> | null>(null)
  const invite = useChange(household.invite)

  function onOpenChange(next: boolean) {
    setOpen(next)
    if (!next) return
    invite.reset()
    setMade(null)
    setDays(defaultDays)
    setForSeveral(false)
  }

  async function create() {
    try {
      const { data } = await invite.change({ body: { days, forSeveral } }).done
      setMade(data)
    } catch (error) {
      console.error('Creating an invitation failed', error)
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      trigger={<Button icon={<UserPlus />}>Invite somebody</Button>}
      title={made ? 'Your invitation' : 'Invite somebody'}
      description={
        made
          ? `This is shown once. ${made.invitation.forSeveral ? 'Anyone' : 'The first person'} who has it can join.`
          : 'They will see and change everything in this kitchen, as you do.'
      }
      footer={
        made ? (
          <Button variant="primary" onClick={() => setOpen(false)}>
            Done
          </Button>
        ) : (
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button variant="primary" busy={invite.isPending} onClick={() => void create()}>
              Create invitation
            </Button>
          </>
        )
      }
    >
      {made ? (
        <CreatedInvitation {...made} />
      ) : (
        <div className="flex flex-col gap-4">
          <RadioGroup
            legend="Valid for"
            value={String(days)}
            onValueChange={(value) =>
              setDays(invitationDays.find((one) => String(one) === value) ?? defaultDays)
            }
            options={invitationDays.map((one) => ({
              value: String(one),
              label: one === 1 ? '1 day' : `${one} days`,
            }))}
          />
          <Checkbox
            label="More than one person may use it"
            checked={forSeveral}
            onChange={({ target }) => setForSeveral(target.checked)}
          />
          {invite.error && <ErrorNote>{toErrorMessage(invite.error)}</ErrorNote>}
        </div>
      )}
    </Dialog>
  )
}

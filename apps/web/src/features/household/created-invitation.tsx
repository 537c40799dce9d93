import type { Invitation } from '@larder/contract/household'
import { Check, Copy, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/controls/button'
import { Field } from '../../ui/fields/field'
import { TextInput } from '../../ui/fields/text-input'
import { formatCodeHalves } from './format-code-halves'
import { formatInstantDay } from './format-instant-day'

interface CreatedInvitationProps {
  readonly invitation: Invitation
  readonly code: string
  readonly link: string
}

type SharedPart = 'nothing' | 'link' | 'code' | 'trouble'

const sentences: Record<SharedPart, string> = {
  nothing: '',
  link: 'The link is copied.',
  code: 'The code is copied.',
  trouble: 'Your browser did not allow copying. Select it and copy it by hand.',
}

/** A new invitation as a link and a code. */
export function CreatedInvitation({ invitation, code, link }: CreatedInvitationProps) {
  const [handed, setHanded] = useState<SharedPart>('nothing')
  const shown = formatCodeHalves(code)

  async function copy(what: 'link' | 'code') {
    try {
      await navigator.clipboard.writeText(what === 'link' ? link : shown)
      setHanded(what)
    } catch {
      setHanded('trouble')
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
      <div className="flex flex-col gap-2">
        <p className="font-semibold">Or read out this code</p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="numbers font-mono text-3xl font-semibold tracking-wider">{shown}</p>
          <Button icon={handed === 'code' ? <Check /> : <Copy />} onClick={() => void copy('code')}>
            Copy code
          </Button>
        </div>
        <p className="text-sm text-ink-soft">
          They type it in on their own page ‘Household’, under ‘Join with a code’. It is open until{' '}
          <time dateTime={invitation.expiresAt}>{formatInstantDay(invitation.expiresAt)}</time>.
        </p>
      </div>
      <p role="status" className={handed === 'nothing' ? 'sr-only' : 'font-medium'}>
        {sentences[handed]}
      </p>
    </div>
  )
}

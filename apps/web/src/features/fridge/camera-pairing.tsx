import { fridge } from '@larder/contract/fridge'
import type { DataOf } from '@larder/contract/http/endpoint'
import { Check, CircleCheck, Copy } from 'lucide-react'
import { Fragment, useEffect, useState } from 'react'
import { useChange } from '../../api/use-change'
import { useRead } from '../../api/use-read'
import { toPublicAddress } from '../../base-path'
import { toastFailure } from '../../feedback/toast-failure'
import { Button } from '../../ui/controls/button'

export type PairingCode = DataOf<typeof fridge.add>

/** Counts down to an instant by the second, and stops at zero. */
function useSecondsLeft(until: string): number {
  const [now, setNow] = useState(Date.now)
  const left = Math.max(0, Math.ceil((Date.parse(until) - now) / 1000))
  const isOver = left === 0
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver])
  return left
}

/** For example '9:05'. */
function formatMinutesLeft(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

interface CommandSnippetProps {
  readonly label: string
  readonly command: string
}

type CopyState = 'not yet' | 'copied' | 'refused'

const sentences: Record<CopyState, string> = {
  'not yet': '',
  copied: 'The command is copied.',
  refused: 'Your browser did not allow copying. Select it and copy it by hand.',
}

/** A command to type on the device, with a copy button. */
function CommandSnippet({ label, command }: CommandSnippetProps) {
  const [copied, setCopied] = useState<CopyState>('not yet')

  async function copy() {
    try {
      await navigator.clipboard.writeText(command)
      setCopied('copied')
    } catch {
      setCopied('refused')
    }
  }

  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold">{label}</p>
      <div className="flex flex-wrap items-stretch gap-2">
        <code className="min-w-0 grow basis-60 rounded-card border bg-shade px-3 py-2.5 font-mono text-sm wrap-anywhere select-all">
          {command.split(' ').map((word, at) => (
            // A code is not broken; only words longer than a line are.
            <Fragment key={word}>
              {at > 0 && ' '}
              <span className={word.length < 30 ? 'whitespace-nowrap' : ''}>{word}</span>
            </Fragment>
          ))}
        </code>
        <Button icon={copied === 'copied' ? <Check /> : <Copy />} onClick={() => void copy()}>
          Copy
        </Button>
      </div>
      <p role="status" className={copied === 'not yet' ? 'sr-only' : 'text-sm text-ink-soft'}>
        {sentences[copied]}
      </p>
    </div>
  )
}

interface CameraPairingProps {
  readonly pairingCode: PairingCode
  readonly onCode: (coded: PairingCode) => void
}

/** The pairing code while it is valid, and a confirmation once the device has used it. */
export function CameraPairing({ pairingCode: { camera, code, expiresAt }, onCode }: CameraPairingProps) {
  const { data } = useRead(fridge.cameras, {})
  const renew = useChange(fridge.renew)
  const left = useSecondsLeft(expiresAt)
  const now = data?.data.find(({ id }) => id === camera.id)
  const [isPaired, setPaired] = useState(false)
  // Only while the code is valid: an expired code is no longer returned either, used or not.
  if (!isPaired && left > 0 && now?.paired && now.codeUntil === undefined) setPaired(true)

  async function newCode() {
    try {
      onCode((await renew.change({ params: { id: camera.id } }).done).data)
    } catch (error) {
      toastFailure('No new code', error)
    }
  }

  if (isPaired)
    return (
      <div className="flex flex-col gap-6">
        <p role="status" className="flex items-center gap-3 text-lg font-semibold">
          <CircleCheck aria-hidden className="size-8 shrink-0 text-herb" />
          Paired
        </p>
        <p>
          Let it take pictures now: from a webcam, or from a folder that another program puts them into. The
          first one shows Larder your shelf; from the second one on it tells you what came and went.
        </p>
        <CommandSnippet label="From a webcam" command="npx larder-camera watch --webcam /dev/video0" />
        <CommandSnippet label="From a folder" command="npx larder-camera watch --folder pictures" />
      </div>
    )
  if (left === 0)
    return (
      <div className="flex flex-col items-start gap-4">
        <p role="status">This code has expired. A new one lasts ten minutes.</p>
        <Button variant="primary" busy={renew.isPending} onClick={() => void newCode()}>
          New code
        </Button>
      </div>
    )
  const command = `npx larder-camera pair --server ${toPublicAddress('')} --code ${code}`
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col items-center gap-1 rounded-card bg-herb-wash px-4 py-6 text-herb-ink">
        <p className="numbers font-mono text-4xl font-semibold tracking-wider whitespace-nowrap sm:text-5xl">
          {code}
        </p>
        <p>
          Works once, within{' '}
          <span role="timer" className="numbers">
            {formatMinutesLeft(left)}
          </span>{' '}
          minutes
        </p>
      </div>
      <CommandSnippet label="Type this on the device" command={command} />
      <p role="status" className="text-ink-soft">
        Waiting for the device. This turns into ‘Paired’ by itself.
      </p>
    </div>
  )
}

import { Check, Copy } from 'lucide-react'
import { Fragment, useState } from 'react'
import { Button } from '../../ui/controls/button'

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
export function CommandSnippet({ label, command }: CommandSnippetProps) {
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

import type { apiKeys } from '@larder/contract/api-keys'
import type { DataOf } from '@larder/contract/http/endpoint'
import { Check, Copy, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/controls/button'
import { Card } from '../../ui/display/card'

interface FreshKeyProps {
  readonly made: DataOf<typeof apiKeys.create>
  readonly onDone: () => void
}

type CopyState = 'not yet' | 'copied' | 'refused'

const sentences: Record<CopyState, string> = {
  'not yet': '',
  copied: 'The key is copied.',
  refused: 'Your browser did not allow copying. Select it and copy it by hand.',
}

/** Shows a new key once. */
export function CreatedKey({ made: { key, apiKey }, onDone }: FreshKeyProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [copied, setCopied] = useState<CopyState>('not yet')
  useEffect(() => heading.current?.focus(), [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(key)
      setCopied('copied')
    } catch {
      setCopied('refused')
    }
  }

  return (
    <Card asChild className="border-herb sm:p-6">
      <section aria-labelledby="fresh-key" className="flex flex-col gap-4">
        <h2 id="fresh-key" ref={heading} tabIndex={-1} className="text-2xl wrap-anywhere">
          Your key for <bdi>{apiKey.name}</bdi>
        </h2>
        <p role="alert" className="flex gap-3 rounded-card bg-saffron-wash p-4 text-saffron-ink">
          <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          Copy it now: it is shown this once and never again. Whoever has it can do what it may do, so keep it
          like a password.
        </p>
        <div className="flex flex-wrap items-stretch gap-2">
          <code className="min-w-0 grow basis-60 rounded-card border bg-shade px-3 py-2.5 font-mono text-sm wrap-anywhere select-all">
            {key}
          </code>
          <Button
            variant="primary"
            icon={copied === 'copied' ? <Check /> : <Copy />}
            onClick={() => void copy()}
          >
            Copy
          </Button>
        </div>
        <p role="status" className={copied === 'not yet' ? 'sr-only' : 'text-sm text-ink-soft'}>
          {sentences[copied]}
        </p>
        <Button className="self-start" onClick={onDone}>
          I Have Kept It
        </Button>
      </section>
    </Card>
  )
}

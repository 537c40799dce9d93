import { ClipboardPaste, FileArchive, Link as LinkIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { classNames } from '../../ui/class-names'
import { ErrorNote } from '../../ui/error-note'
import { Progress } from '../../ui/progress'
import { Segmented } from '../../ui/segmented'
import { useDrop } from '../../ui/use-drop'
import { AddressForm } from './address-form'
import { FileForm } from './file-form'
import { givenAddress, givenText } from './given-in-address'
import { SentPageOffer } from './sent-page-offer'
import { TextForm } from './text-form'
import { useBringing } from './use-bringing'
import { useSentPage } from './use-sent-page'

const ways = [
  { value: 'address', label: 'Page', icon: <LinkIcon /> },
  { value: 'text', label: 'Text', icon: <ClipboardPaste /> },
  { value: 'file', label: 'File', icon: <FileArchive /> },
]

/** The three ways in, and how far it is. A file may be dropped whichever of them is open. */
export function ImportDesk({ onFound }: { readonly onFound: (id: string) => void }) {
  const [search] = useSearchParams()
  const { state, bring, stop } = useBringing(onFound)
  const [way, setWay] = useState(givenText(search) === '' ? 'address' : 'text')
  const { sent, forget } = useSentPage()
  const isReading = state.kind === 'reading'
  const { over, onto } = useDrop(!isReading, ([file]) => {
    if (file) void bring({ way: 'file', file })
  })
  const cancel = useRef<HTMLButtonElement>(null)
  // What had the focus is gone while it is read.
  useEffect(() => {
    if (isReading) cancel.current?.focus()
  }, [isReading])

  return (
    <section aria-label="What to import" {...onto}>
      <Card className={classNames('flex flex-col gap-5 sm:p-6', over && 'border-herb bg-herb-wash')}>
        {sent && !isReading && (
          <SentPageOffer
            page={sent}
            onTake={({ html, address }) => void bring({ way: 'text', text: html, address })}
            onLeave={forget}
          />
        )}
        {isReading ? (
          <Progress
            label={state.doing}
            value={state.of > 1 ? state.done : undefined}
            max={state.of}
            valueText={state.of > 2 ? `${state.done} of ${state.of}` : undefined}
            className="min-h-40"
            action={
              <Button ref={cancel} onClick={stop}>
                Cancel
              </Button>
            }
          />
        ) : (
          <>
            <Segmented legend="Where is it?" segments={ways} value={way} onValueChange={setWay} />
            {way === 'address' && (
              <AddressForm
                given={givenAddress(search)}
                onAddress={(address) => void bring({ way, address })}
              />
            )}
            {way === 'text' && (
              <TextForm given={givenText(search)} onText={(text) => void bring({ way, text })} />
            )}
            {way === 'file' && <FileForm onFile={(file) => void bring({ way, file })} />}
          </>
        )}
        {state.kind === 'failed' && <ErrorNote title="Nothing was imported">{state.sentence}</ErrorNote>}
      </Card>
    </section>
  )
}

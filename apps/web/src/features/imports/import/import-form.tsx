import { ClipboardPaste, FileArchive, Link as LinkIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { SegmentedControl } from '../../../ui/controls/segmented-control'
import { Card } from '../../../ui/display/card'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Progress } from '../../../ui/feedback/progress'
import { useFileDrop } from '../../../ui/use-file-drop'
import { AddressForm } from './address-form'
import { FileForm } from './file-form'
import { ReceivedPageOffer } from './received-page-offer'
import { readSharedAddress, readSharedText } from './shared-link'
import { TextForm } from './text-form'
import { useImport } from './use-import'
import { useReceivedPage } from './use-received-page'

const importTabs = [
  { value: 'address', label: 'Page', icon: <LinkIcon /> },
  { value: 'text', label: 'Text', icon: <ClipboardPaste /> },
  { value: 'file', label: 'File', icon: <FileArchive /> },
]

/** The three import methods and the progress. A file can be dropped on any of them. */
export function ImportForm({ onFound }: { readonly onFound: (id: string) => void }) {
  const [search] = useSearchParams()
  const { state, bring, stop } = useImport(onFound)
  const [way, setWay] = useState(readSharedText(search) === '' ? 'address' : 'text')
  const { sent, forget } = useReceivedPage()
  const isReading = state.kind === 'reading'
  const { over, onto } = useFileDrop(!isReading, ([file]) => {
    if (file) void bring({ way: 'file', file })
  })
  const cancel = useRef<HTMLButtonElement>(null)
  // The focused element disappears while reading, so the focus moves to Cancel.
  useEffect(() => {
    if (isReading) cancel.current?.focus()
  }, [isReading])

  return (
    <section aria-label="What to import" {...onto}>
      <Card className={classNames('flex flex-col gap-5 sm:p-6', over && 'border-herb bg-herb-wash')}>
        {sent && !isReading && (
          <ReceivedPageOffer
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
            <SegmentedControl
              legend="Where is it?"
              segments={importTabs}
              value={way}
              onValueChange={setWay}
            />
            {way === 'address' && (
              <AddressForm
                given={readSharedAddress(search)}
                onAddress={(address) => void bring({ way, address })}
              />
            )}
            {way === 'text' && (
              <TextForm given={readSharedText(search)} onText={(text) => void bring({ way, text })} />
            )}
            {way === 'file' && <FileForm onFile={(file) => void bring({ way, file })} />}
          </>
        )}
        {state.kind === 'failed' && <ErrorNote title="Nothing was imported">{state.sentence}</ErrorNote>}
      </Card>
    </section>
  )
}

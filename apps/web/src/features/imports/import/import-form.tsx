import { Camera, ClipboardPaste, FileArchive, FolderOpen, Link as LinkIcon } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useActionForm } from '../../../api/forms/use-action-form'
import { useSearchParams } from '../../../router/router'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { SegmentedControl } from '../../../ui/controls/segmented-control'
import { Card } from '../../../ui/display/card'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Progress } from '../../../ui/feedback/progress'
import { Field } from '../../../ui/fields/field'
import { TextArea } from '../../../ui/fields/text-area'
import { TextInput } from '../../../ui/fields/text-input'
import { useFileDrop } from '../../../ui/use-file-drop'
import { ReceivedPageOffer, useReceivedPage } from './bookmarklet-offer'
import { useImport } from './use-import'

// Four words fit a phone, four icons beside them do not.
const importTabs = [
  { value: 'address', label: 'Page', icon: <LinkIcon className="max-sm:hidden" /> },
  { value: 'text', label: 'Text', icon: <ClipboardPaste className="max-sm:hidden" /> },
  { value: 'photo', label: 'Photo', icon: <Camera className="max-sm:hidden" /> },
  { value: 'file', label: 'File', icon: <FileArchive className="max-sm:hidden" /> },
]

/**
 * Returns the recipe URL that another app shared: phones put it into any of three parameters, some in the middle of a
 * sentence. Example: `?text=Look at this https://example.org/soup`.
 */
export function readSharedAddress(search: URLSearchParams): string {
  const places = ['from', 'url', 'text', 'title'].map((name) => search.get(name) ?? '')
  for (const place of places) {
    const [found] = /https?:\/\/[^\s<>"']+/i.exec(place) ?? []
    if (found !== undefined) return found.slice(0, 2000)
  }
  return ''
}

/** Returns shared text without a URL: it may be the recipe itself. */
export function readSharedText(search: URLSearchParams): string {
  return readSharedAddress(search) === '' ? (search.get('text') ?? '') : ''
}

const supportedApps = 'Larder, Mealie, Tandoor, Paprika, Nextcloud Cookbook and RecipeSage'

interface FileFormProps {
  readonly title: string
  readonly hint: string
  readonly button: string
  readonly icon: ReactNode
  readonly accept?: string
  readonly onFile: (file: File) => void
}

function FileForm({ title, hint, button, icon, accept, onFile }: FileFormProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-edge px-4 py-8 text-center">
      <p className="font-semibold">{title}</p>
      <p className="max-w-measure text-ink-soft">{hint}</p>
      <Button variant="primary" icon={icon} onClick={() => input.current?.click()}>
        {button}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        tabIndex={-1}
        aria-label="File to import"
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </div>
  )
}

interface TextFormProps {
  readonly given: string
  readonly onText: (text: string) => void
}

function TextForm({ given, onText }: TextFormProps) {
  const [text, setText] = useState(given)
  const { form } = useActionForm({ logLabel: 'Reading the text failed', submit: () => onText(text) })
  return (
    <form {...form} className="flex flex-col gap-4">
      <Field
        label="The recipe"
        hint="Straight from an email or a book. HTML, JSON-LD and Cooklang work, too."
      >
        <TextArea
          rows={8}
          value={text}
          spellCheck={false}
          placeholder={
            'Lentil soup\nServes 4\n\nIngredients\n250 g red lentils\n1 onion\n\nSteps\n1. Chop the onion.'
          }
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Button variant="primary" type="submit" className="sm:self-start">
        Read the text
      </Button>
    </form>
  )
}

interface AddressFormProps {
  /** The URL shared by another app. */
  readonly given: string
  readonly onAddress: (address: string) => void
}

function AddressForm({ given, onAddress }: AddressFormProps) {
  const [address, setAddress] = useState(given)
  const { form } = useActionForm({ logLabel: 'Reading the page failed', submit: () => onAddress(address) })
  return (
    <form {...form} className="flex flex-col gap-4">
      <Field label="Address of the recipe" hint="Larder fetches the page and reads what is on it.">
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={2000}
          placeholder="https://example.org/lentil-soup"
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
      </Field>
      <Button variant="primary" type="submit" className="sm:self-start">
        Read the page
      </Button>
    </form>
  )
}

/** The import methods and the progress. A file can be dropped on any of them. */
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
            {way === 'photo' && (
              <FileForm
                title="Photograph a page"
                hint="A page of a cookbook or a magazine, or a printed card. Take it from straight above, in good light. You check every line before it is kept."
                button="Take or choose a photo"
                icon={<Camera />}
                accept="image/*"
                onFile={(file) => void bring({ way: 'file', file })}
              />
            )}
            {way === 'file' && (
              <FileForm
                title="Drop a file here"
                hint={`Exports of ${supportedApps}; pages, texts and Cooklang files, alone or together in a zip. Up to 256 MB.`}
                button="Choose a file"
                icon={<FolderOpen />}
                onFile={(file) => void bring({ way, file })}
              />
            )}
          </>
        )}
        {state.kind === 'failed' && <ErrorNote title="Nothing was imported">{state.sentence}</ErrorNote>}
      </Card>
    </section>
  )
}

import { maxReceiptLength } from '@larder/contract/scan'
import { ImageUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { useActionForm } from '../../../api/forms/use-action-form'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { SegmentedControl } from '../../../ui/controls/segmented-control'
import { Field } from '../../../ui/fields/field'
import { TextArea } from '../../../ui/fields/text-area'
import { TextInput } from '../../../ui/fields/text-input'
import { type ScanMode, scanModes, scanModeTexts } from '../scan-mode'
import { ScanModeIcon } from '../scan-mode-icon'

interface PicturePanelProps {
  readonly way: ScanMode
  readonly onWay: (way: ScanMode) => void
  /** A file is being dragged over the panel. */
  readonly over: boolean
  readonly onFiles: (files: readonly File[]) => void
  readonly onText: (text: string) => void
  readonly onCode: (code: string) => void
}

const segments = scanModes.map((way) => ({
  value: way,
  label: scanModeTexts[way].short,
  icon: <ScanModeIcon way={way} />,
}))

const questions: Record<ScanMode, string> = {
  photo: 'Have a photo already?',
  receipt: 'Have the receipt as a picture or as text?',
  barcode: 'No camera at hand?',
}

/** Parses the pasted text of an e-receipt, without a camera. */
function ReceiptTextForm({ onText }: { readonly onText: (text: string) => void }) {
  const [text, setText] = useState('')
  const { form, fields } = useActionForm({
    logLabel: 'Reading the receipt failed',
    submit: ({ reject }) =>
      text.trim() === '' ? reject({ text: 'Paste the lines of the receipt first.' }) : onText(text),
  })

  return (
    <form {...form} className="flex flex-col gap-3 border-t pt-4">
      <Field label="Paste the text of an e-receipt" error={fields.text}>
        <TextArea
          name="text"
          rows={4}
          value={text}
          maxLength={maxReceiptLength}
          spellCheck={false}
          placeholder={'CORNER SHOP\nMILK 1L          1.29\nEGGS 10          2.99\nTOTAL            4.28'}
          className="max-h-60 font-mono text-sm"
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Button type="submit" className="sm:self-start">
        Read the text
      </Button>
    </form>
  )
}

/** Enters a barcode by its digits: typed, or by a scanner that acts as a keyboard. */
function BarcodeForm({ onCode }: { readonly onCode: (code: string) => void }) {
  const [code, setCode] = useState('')
  const { form, fields } = useActionForm({
    logLabel: 'Looking up the barcode failed',
    submit: ({ reject }) => {
      const digits = code.replace(/[\s-]/g, '')
      if (!/^\d{3,40}$/.test(digits)) return reject({ code: 'Type the digits under the bars.' })
      onCode(digits)
      setCode('')
    },
  })

  return (
    <form {...form} className="border-t pt-4">
      <Field
        label="The digits under the bars"
        hint="A USB scanner works anywhere on this page."
        error={fields.code}
      >
        <div className="flex gap-2">
          <TextInput
            name="code"
            value={code}
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            placeholder="4006381333931"
            className="numbers min-w-0 grow"
            onChange={({ target }) => setCode(target.value)}
          />
          <Button type="submit">Look it up</Button>
        </div>
      </Field>
    </form>
  )
}

/** The inputs in addition to the camera: a file, paste or drop; a receipt's text; a barcode's digits. */
export function PicturePanel({ way, onWay, over, onFiles, onText, onCode }: PicturePanelProps) {
  const file = useRef<HTMLInputElement>(null)
  return (
    <section
      aria-label="Without the camera"
      className={classNames(
        '@container flex flex-col gap-4 rounded-card border border-dashed border-edge p-4',
        over && 'border-herb bg-herb-wash',
      )}
    >
      <h2 className="text-lg">{questions[way]}</h2>
      <SegmentedControl
        legend="What is on it"
        hideLegend
        segments={segments}
        value={way}
        onValueChange={(value) => onWay(value as ScanMode)}
        className="@max-[20rem]:[&_svg]:hidden"
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button icon={<ImageUp />} onClick={() => file.current?.click()}>
          {way === 'photo' ? 'Choose pictures' : 'Choose a picture'}
        </Button>
        <p className="min-w-0 grow basis-40 text-sm text-ink-soft">
          {over ? (
            'Drop here to scan.'
          ) : (
            <>
              <span className="pointer-coarse:hidden">
                Or drop {way === 'photo' ? 'them' : 'it'} here, or paste with Ctrl+V.{' '}
              </span>
              {way === 'photo' ? 'Up to 6 at a time, 20 MB each.' : 'Up to 20 MB.'}
            </>
          )}
        </p>
        <input
          ref={file}
          type="file"
          multiple={way === 'photo'}
          accept="image/*,.heic,.heif"
          aria-label="Picture to look at"
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            const chosen = [...(target.files ?? [])]
            // Reset, so that the same file can be chosen again.
            target.value = ''
            if (chosen.length > 0) onFiles(chosen)
          }}
        />
      </div>
      {way === 'receipt' && <ReceiptTextForm onText={onText} />}
      {way === 'barcode' && <BarcodeForm onCode={onCode} />}
    </section>
  )
}

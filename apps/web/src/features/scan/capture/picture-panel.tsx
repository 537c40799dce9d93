import { ImageUp } from 'lucide-react'
import { useRef } from 'react'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { SegmentedControl } from '../../../ui/controls/segmented-control'
import { type ScanMode, scanModes, scanModeTexts } from '../scan-mode'
import { ScanModeIcon } from '../scan-mode-icon'
import { BarcodeForm } from './barcode-form'
import { ReceiptTextForm } from './receipt-text-form'

interface PicturePanelProps {
  readonly way: ScanMode
  readonly onWay: (way: ScanMode) => void
  /** A file is being dragged over the panel. */
  readonly over: boolean
  readonly onFile: (file: File) => void
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

/** The inputs besides the camera: a file, paste or drop; a receipt's text; a barcode's digits. */
export function PicturePanel({ way, onWay, over, onFile, onText, onCode }: PicturePanelProps) {
  const file = useRef<HTMLInputElement>(null)
  return (
    <section
      aria-label="Without the camera"
      className={classNames(
        'flex flex-col gap-4 rounded-card border border-dashed border-edge p-4',
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
        className="max-[22rem]:[&_svg]:hidden"
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button icon={<ImageUp />} onClick={() => file.current?.click()}>
          Choose a picture
        </Button>
        <p className="min-w-0 grow basis-40 text-sm text-ink-soft">
          {over ? (
            'Let go, and it is looked at.'
          ) : (
            <>
              <span className="pointer-coarse:hidden">Or drop it here, or paste it with Ctrl+V. </span>
              Up to 20 MB.
            </>
          )}
        </p>
        <input
          ref={file}
          type="file"
          accept="image/*,.heic,.heif"
          aria-label="Picture to look at"
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            // Reset, so that the same file can be chosen again.
            target.value = ''
            if (chosen) onFile(chosen)
          }}
        />
      </div>
      {way === 'receipt' && <ReceiptTextForm onText={onText} />}
      {way === 'barcode' && <BarcodeForm onCode={onCode} />}
    </section>
  )
}

import { Sparkles } from 'lucide-react'
import { useId } from 'react'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { type ScanMode, scanModes, scanModeTexts } from '../scan-mode'
import { ScanModeIcon } from '../scan-mode-icon'

interface ScanChoicesProps {
  /** The last chosen mode. */
  readonly way: ScanMode
  readonly onChoose: (way: ScanMode) => void
  /** Shows the sample to a visitor. */
  readonly onSample?: (() => void) | undefined
}

/** Buttons for the three scan modes. */
export function ScanChoices({ way, onChoose, onSample }: ScanChoicesProps) {
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-3">
        {scanModes.map((each) => (
          <li key={each}>
            <ChoiceButton way={each} last={each === way} onClick={() => onChoose(each)} />
          </li>
        ))}
      </ul>
      {onSample && (
        <Button wide icon={<Sparkles />} onClick={onSample}>
          Try a sample
        </Button>
      )}
    </div>
  )
}

function ChoiceButton({ way, last, onClick }: { way: ScanMode; last: boolean; onClick: () => void }) {
  const hintId = useId()
  const { button, hint } = scanModeTexts[way]
  return (
    <button
      type="button"
      aria-describedby={hintId}
      onClick={onClick}
      className={classNames(
        'flex min-h-20 w-full items-center gap-4 rounded-card border px-4 py-3 text-start transition-colors',
        last
          ? 'border-transparent bg-herb text-on-herb enabled-hover:bg-herb-hover'
          : 'border-edge bg-raised enabled-hover:bg-shade',
      )}
    >
      <span
        className={classNames(
          'grid size-12 shrink-0 place-items-center rounded-full [&_svg]:size-6',
          last ? 'bg-on-herb text-herb' : 'bg-herb-wash text-herb-ink',
        )}
      >
        <ScanModeIcon way={way} />
      </span>
      <span className="flex min-w-0 flex-col">
        <span className="text-lg font-semibold">{button}</span>
        {/* Used as the description, not as part of the name. */}
        <span id={hintId} aria-hidden className={last ? '' : 'text-ink-soft'}>
          {hint}
        </span>
      </span>
    </button>
  )
}

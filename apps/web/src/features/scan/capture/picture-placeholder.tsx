import { FoodIcon } from '../../../food/food-icon/food-icon'
import type { ScanMode } from '../scan-mode'
import { ScanModeIcon } from '../scan-mode-icon'

interface StageStandInProps {
  readonly way: ScanMode
  /** The sample scan for visitors. */
  readonly sample: boolean
  /** The text of an e-receipt. */
  readonly text?: string | undefined
}

/** Shown when there is no picture: the sample's foods, or the receipt's first lines. */
export function PicturePlaceholder({ way, sample, text }: StageStandInProps) {
  return (
    <div
      aria-hidden
      className="grid aspect-4/3 w-full place-items-center overflow-hidden rounded-card bg-shade p-6 text-ink-soft"
    >
      {sample ? (
        <span className="flex gap-6">
          <FoodIcon foodId="spinach" className="size-24" />
          <FoodIcon foodId="egg" className="size-24" />
        </span>
      ) : text === undefined ? (
        <ScanModeIcon way={way} className="size-16" />
      ) : (
        <pre className="max-h-full max-w-full self-start overflow-hidden rounded-inner bg-raised p-4 font-mono text-sm">
          {text.trim().split('\n').slice(0, 10).join('\n')}
        </pre>
      )}
    </div>
  )
}

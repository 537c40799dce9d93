import { Lightbulb } from 'lucide-react'
import { type ScanMode, scanModeTexts } from './scan-mode'

/** Tips for good scans, shown in the place of the results. */
export function ScanTips({ way }: { readonly way: ScanMode }) {
  return (
    <div className="flex flex-col items-center gap-6 px-4 py-12 text-center">
      <span
        aria-hidden
        className="grid size-16 place-items-center rounded-full bg-herb-wash text-herb-ink [&_svg]:size-8"
      >
        <Lightbulb />
      </span>
      <div className="flex flex-col gap-2">
        <h2 className="text-xl">Point the camera, and the kitchen knows</h2>
        <p className="text-ink-soft">What is found shows here, ready to be put right and saved.</p>
      </div>
      <ul className="flex max-w-sm list-disc flex-col gap-2 ps-5 text-start text-ink-soft">
        {scanModeTexts[way].tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </div>
  )
}

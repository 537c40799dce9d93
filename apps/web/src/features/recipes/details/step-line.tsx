import { Check } from 'lucide-react'

interface StepLineProps {
  readonly number: number
  readonly text: string
  readonly done: boolean
  readonly onDone: () => void
}

/** One numbered step; the number becomes a tick once it is done. */
export function StepLine({ number, text, done, onDone }: StepLineProps) {
  return (
    <li className="break-inside-avoid">
      <label className="flex items-start gap-4 rounded-card py-2 has-checked:text-ink-soft print:gap-2 print:has-checked:text-ink print:py-0">
        <span className="relative grid size-11 shrink-0 place-items-center print:size-auto">
          <input
            type="checkbox"
            aria-label={`Step ${number} done`}
            checked={done}
            onChange={onDone}
            className="peer absolute inset-0 appearance-none rounded-full border border-edge bg-raised transition-colors checked:border-herb checked:bg-herb print:hidden"
          />
          <span
            aria-hidden
            className="numbers pointer-events-none relative font-heading text-xl peer-checked:hidden print:block! print:text-base"
          >
            {number}
            <span className="hidden print:inline">.</span>
          </span>
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none relative hidden size-5 text-on-herb peer-checked:block print:hidden!"
          />
        </span>
        <span className="min-w-0 max-w-measure pt-2.5 text-lg leading-relaxed wrap-anywhere print:max-w-none print:pt-0 print:text-base print:leading-snug">
          {text}
        </span>
      </label>
    </li>
  )
}

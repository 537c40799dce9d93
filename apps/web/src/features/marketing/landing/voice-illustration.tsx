import { Mic } from 'lucide-react'

/** A spoken question over the pot, the answer, and a running timer. */
export function VoiceIllustration() {
  return (
    <div className="flex w-full max-w-80 flex-col gap-2.5">
      <p className="flex items-center gap-2 self-end rounded-card rounded-ee-none border border-transparent bg-herb px-3.5 py-2 font-medium text-on-herb">
        <Mic className="size-4.5" /> How much butter?
      </p>
      <p className="self-start rounded-card rounded-es-none border bg-raised px-3.5 py-2">30 g butter.</p>
      <div className="flex items-center gap-3 rounded-card border bg-raised px-3.5 py-2.5">
        <svg aria-hidden viewBox="0 0 36 36" className="size-9 shrink-0 -rotate-90">
          <circle cx="18" cy="18" r="15" fill="none" className="stroke-shade" strokeWidth="5" />
          <circle
            cx="18"
            cy="18"
            r="15"
            fill="none"
            className="stroke-saffron"
            strokeWidth="5"
            strokeDasharray="65 95"
            strokeLinecap="round"
          />
        </svg>
        <span className="numbers font-heading text-xl font-title">3:24</span>
        <span className="text-sm text-ink-soft">Simmer the sauce</span>
      </div>
    </div>
  )
}

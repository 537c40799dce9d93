import { Camera } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/feedback/empty-state'

const steps = [
  [
    'Pair it',
    'Name its shelf here and type the code on the device. It gets a key that can hand in pictures, and nothing else.',
  ],
  [
    'It looks',
    'Each picture is compared with the one before, on this server. Light and things that only moved do not count.',
  ],
  ['Your stock follows', 'What surely came or went is booked, with Undo. What is doubtful is asked here.'],
] as const

/** Explains cameras before there is one. */
export function NoCameras({ action }: { readonly action: ReactNode }) {
  return (
    <div className="flex flex-col gap-8">
      <EmptyState
        icon={<Camera />}
        title="No camera yet"
        hint="A camera above a shelf sees what comes and goes, so nobody has to type it. Any webcam will do, with an old laptop or a Raspberry Pi that runs Larder’s small camera program."
        action={action}
        className="pb-4"
      />
      <ol className="grid gap-x-10 gap-y-6 border-t pt-8 md:grid-cols-3">
        {steps.map(([title, text], at) => (
          <li key={title} className="flex gap-4">
            <span
              aria-hidden
              className="numbers grid size-9 shrink-0 place-items-center rounded-full bg-herb-wash font-semibold text-herb-ink"
            >
              {at + 1}
            </span>
            <span className="flex flex-col gap-1">
              <span className="font-semibold">{title}</span>
              <span className="text-ink-soft">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

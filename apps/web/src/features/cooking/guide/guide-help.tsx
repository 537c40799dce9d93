import { Fragment } from 'react'
import { Kbd } from '../../../ui/display/kbd'
import { Dialog } from '../../../ui/overlays/dialog'

interface GuideHelpProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly canListen: boolean
  readonly canSpeak: boolean
}

const keys: readonly (readonly [readonly string[], string])[] = [
  [['→', 'N', 'Space'], 'Next step'],
  [['←', 'P'], 'Previous step'],
  [['R'], 'Read the step aloud, or stop reading'],
  [['I'], 'All ingredients'],
  [['A'], 'All steps'],
  [['T'], 'Start the step’s timer, or set one'],
  [['S'], 'Stop what rings'],
  [['V'], 'Listen, or stop listening'],
  [['H'], 'This help'],
]

const voicePhrases: readonly (readonly [string, string])[] = [
  ['“Next”, “back”, “step three”', 'turns the pages'],
  ['“Repeat”', 'reads the step again'],
  ['“Ingredients”', 'shows them and reads those of the step'],
  ['“Timer five minutes”, “pasta timer nine minutes”', 'sets one'],
  ['“Timer”', 'sets the one the step speaks of'],
  ['“Stop the timer”, “how long is left”', 'ends it, or tells'],
  ['“How much butter”', 'tells the amount'],
  ['“Stop listening”', 'turns the microphone off'],
]

/** Lists the keyboard shortcuts and voice commands. */
export function GuideHelp({ open, onOpenChange, canListen, canSpeak }: GuideHelpProps) {
  return (
    <Dialog title="Cooking with keys and voice" open={open} onOpenChange={onOpenChange}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: longer than the screen, so keys have to be able to scroll it */}
      <div tabIndex={0} className="flex flex-col gap-6 rounded-card">
        <section aria-labelledby="guide-keys" className="pointer-coarse:order-last">
          <h3 id="guide-keys" className="pb-1 text-lg">
            Keys
          </h3>
          <dl className="grid grid-cols-[1fr_auto]">
            {keys.map(([pressed, does]) => (
              <Fragment key={does}>
                <dt className="flex min-h-11 items-center border-t py-1">{does}</dt>
                <dd className="flex items-center justify-end gap-1 border-t ps-4">
                  {pressed.map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </dd>
              </Fragment>
            ))}
          </dl>
        </section>
        <section aria-labelledby="guide-voice">
          <h3 id="guide-voice" className="pb-1 text-lg">
            Voice
          </h3>
          {canListen ? (
            <dl>
              {voicePhrases.map(([phrase, effect]) => (
                <div key={phrase} className="border-t py-2">
                  <dt className="font-medium">{phrase}</dt>
                  <dd className="text-ink-soft">{effect}</dd>
                </div>
              ))}
            </dl>
          ) : (
            <p>This browser cannot listen. Everything that can be said has a button and a key here.</p>
          )}
          {!canSpeak && <p className="pt-2">It cannot read aloud either.</p>}
        </section>
      </div>
    </Dialog>
  )
}

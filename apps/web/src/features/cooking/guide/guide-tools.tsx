import { CircleHelp, CookingPot, List, ListOrdered, Mic, MicOff, Volume2, VolumeX } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names'
import { Switch } from '../../../ui/controls/switch'
import type { GuideSheet } from '../voice/execute-voice-command'
import type { ReadAloudControl } from '../voice/use-read-aloud'
import type { VoiceControl } from '../voice/use-voice-commands'

interface GuideToolProps {
  readonly icon: ReactNode
  readonly pressed?: boolean
  readonly onClick: () => void
  readonly children: string
}

/** A tool button: icon above label, large enough for wet fingers. */
function GuideTool({ icon, pressed = false, onClick, children }: GuideToolProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={classNames(
        'flex min-h-16 flex-col items-center justify-center gap-1 rounded-card border bg-raised px-1 py-2 text-center text-sm leading-tight font-medium',
        'transition-colors select-none enabled-hover:bg-shade [&_svg]:size-6',
        pressed && 'border-herb bg-herb-wash text-herb-ink',
      )}
    >
      <span aria-hidden className="grid">
        {icon}
      </span>
      {children}
    </button>
  )
}

interface GuideToolsProps {
  readonly reading: ReadAloudControl
  readonly voice: VoiceControl
  readonly awake: { readonly available: boolean; readonly on: boolean; readonly set: (on: boolean) => void }
  readonly onShow: (sheet: GuideSheet) => void
}

/** The tools beside the two main buttons. */
export function GuideTools({ reading, voice, awake, onShow }: GuideToolsProps) {
  const { heard, listening, failure } = voice
  return (
    <section aria-label="Tools" className="flex flex-col gap-3">
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-6 lg:grid-cols-3">
        <GuideTool icon={<List />} onClick={() => onShow('ingredients')}>
          Ingredients
        </GuideTool>
        <GuideTool icon={<ListOrdered />} onClick={() => onShow('steps')}>
          All steps
        </GuideTool>
        <GuideTool icon={<CookingPot />} onClick={() => onShow('dishes')}>
          Dishes
        </GuideTool>
        {reading.available && (
          <GuideTool
            icon={reading.speaking ? <VolumeX /> : <Volume2 />}
            pressed={reading.speaking}
            onClick={reading.toggle}
          >
            {reading.speaking ? 'Stop reading' : 'Read aloud'}
          </GuideTool>
        )}
        {voice.available && (
          <GuideTool
            icon={listening ? <MicOff /> : <Mic />}
            pressed={listening}
            onClick={listening ? voice.stop : voice.start}
          >
            {listening ? 'Stop listening' : 'Listen'}
          </GuideTool>
        )}
        <GuideTool icon={<CircleHelp />} onClick={() => onShow('help')}>
          Help
        </GuideTool>
      </div>
      <p role="status" className={classNames('wrap-anywhere empty:hidden', !heard && 'text-ink-soft')}>
        {failure ??
          (heard ? describeHeardPhrase(heard) : listening ? 'Listening. Say “next”, or “help”.' : '')}
      </p>
      <div className="flex flex-wrap gap-x-8">
        {reading.available && (
          <Switch
            label="Read each step aloud"
            checked={reading.each}
            onChange={(event) => reading.setEach(event.target.checked)}
            className="grow"
          />
        )}
        {awake.available && (
          <Switch
            label="Keep the screen on"
            checked={awake.on}
            onChange={(event) => awake.set(event.target.checked)}
            className="grow"
          />
        )}
      </div>
    </section>
  )
}

function describeHeardPhrase({ said, message: done }: NonNullable<VoiceControl['heard']>): string {
  return done === undefined ? `Heard “${said}”, but I don’t know that one.` : `Heard “${said}”. ${done}`
}

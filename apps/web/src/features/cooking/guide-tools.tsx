import { CircleHelp, CookingPot, List, ListOrdered, Mic, MicOff, Volume2, VolumeX } from 'lucide-react'
import { classNames } from '../../ui/class-names'
import { Switch } from '../../ui/switch'
import { GuideTool } from './guide-tool'
import type { GuideSheet } from './obey'
import type { Reading } from './use-reading'
import type { Voice } from './use-voice'

interface GuideToolsProps {
  readonly reading: Reading
  readonly voice: Voice
  readonly awake: { readonly available: boolean; readonly on: boolean; readonly set: (on: boolean) => void }
  readonly onShow: (sheet: GuideSheet) => void
}

/** Everything beside the two big buttons. */
export function GuideTools({ reading, voice, awake, onShow }: GuideToolsProps) {
  const { heard, listening, trouble } = voice
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
        {trouble ?? (heard ? heardWords(heard) : listening ? 'Listening. Say “next”, or “help”.' : '')}
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

function heardWords({ said, done }: NonNullable<Voice['heard']>): string {
  return done === undefined ? `Heard “${said}”, which is nothing I know.` : `Heard “${said}”. ${done}`
}

import { Volume2, VolumeX } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/icon-button'
import { isMuted, setMuted } from './mute'

/** The tone of a code that was read, off and on; this device remembers it. */
export function MuteButton() {
  const [muted, setShown] = useState(isMuted)
  return (
    <IconButton
      size="lg"
      label={muted ? 'Turn the tone on' : 'Turn the tone off'}
      icon={muted ? <VolumeX /> : <Volume2 />}
      onClick={() => {
        setMuted(!muted)
        setShown(!muted)
      }}
    />
  )
}

import { Volume2, VolumeX } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../ui/controls/icon-button'
import { isMuted, saveMuted } from './mute-preference'

/** Toggles the barcode tone; the choice is stored on this device. */
export function MuteButton() {
  const [muted, setShown] = useState(isMuted)
  return (
    <IconButton
      size="lg"
      label={muted ? 'Turn the tone on' : 'Turn the tone off'}
      icon={muted ? <VolumeX /> : <Volume2 />}
      onClick={() => {
        saveMuted(!muted)
        setShown(!muted)
      }}
    />
  )
}

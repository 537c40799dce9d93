import { Switch } from '../../../ui/controls/switch'

interface KeepSwitchProps {
  readonly keep: boolean
  readonly onKeep: (keep: boolean) => void
}

/** Pictures are forgotten unless somebody wants them kept. */
export function StorePictureSwitch({ keep, onKeep }: KeepSwitchProps) {
  return (
    <Switch
      label="Keep this picture"
      hint="Otherwise pictures are forgotten as soon as they were looked at."
      checked={keep}
      onChange={({ target }) => onKeep(target.checked)}
    />
  )
}

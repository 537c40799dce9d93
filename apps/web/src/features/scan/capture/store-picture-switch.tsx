import { Switch } from '../../../ui/controls/switch'

interface KeepSwitchProps {
  readonly keep: boolean
  readonly onKeep: (keep: boolean) => void
}

/** Opt-in to store pictures; they are discarded by default. */
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

import { Switch } from '../../../ui/controls/switch'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { type PushState, usePush } from './use-push'

const stateLabels: Record<PushState, string> = {
  unknown: 'Looking at this device …',
  'not-set-up': 'Push messages are not set up on this installation.',
  unsupported:
    'This browser cannot receive them here. They need a secure address (https) and, on an iPhone or iPad, Larder added to the home screen.',
  blocked: 'Blocked in this browser. Allow notifications for this site in its settings, then come back.',
  off: 'Off. Your browser will ask you once.',
  on: 'On. What is urgent reaches you here, outside quiet hours.',
}

export function PushSetting() {
  const { state, busy, failure, switchTo } = usePush()
  return (
    <>
      <Switch
        label="Push messages on this device"
        hint={stateLabels[state]}
        checked={state === 'on'}
        disabled={busy || (state !== 'on' && state !== 'off')}
        onChange={({ target }) => switchTo(target.checked)}
      />
      {failure && <ErrorNote title="Push messages">{failure}</ErrorNote>}
    </>
  )
}

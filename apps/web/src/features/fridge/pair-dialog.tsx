import { fridge } from '@larder/contract/fridge'
import type { ItemLocation } from '@larder/contract/inventory'
import { useId, useState } from 'react'
import { useForm } from '../../api/forms/use-form'
import { Button } from '../../ui/controls/button'
import { ErrorNote } from '../../ui/feedback/error-note'
import { Dialog } from '../../ui/overlays/dialog'
import { CameraFields } from './camera-fields'
import { CameraPairing, type PairingCode } from './camera-pairing'

interface PairDialogProps {
  /** Starts with an existing code, whose camera already has a name. */
  readonly coded?: PairingCode
  readonly onClose: () => void
}

/** Adds a camera: its name and place, then the pairing code. */
export function PairDialog({ coded: given, onClose }: PairDialogProps) {
  const formId = useId()
  const [location, setLocation] = useState<ItemLocation>('fridge')
  const [coded, setCoded] = useState(given)
  const { form, fields, failure, submitting } = useForm(fridge.add, {
    logLabel: 'Adding a camera failed',
    body: ({ name }) => ({ name, location }),
    onDone: ({ data }) => setCoded(data),
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={coded ? <bdi className="wrap-anywhere">{coded.camera.name}</bdi> : 'Pair a camera'}
      description={
        coded
          ? 'The device keeps a key of its own. It can send pictures, and nothing else.'
          : 'Anything that can take a picture and run Node: an old laptop, a Raspberry Pi.'
      }
      footer={
        coded ? (
          <Button onClick={onClose}>Close</Button>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" form={formId} variant="primary" busy={submitting}>
              Show code
            </Button>
          </>
        )
      }
    >
      {coded ? (
        <CameraPairing key={coded.code} pairingCode={coded} onCode={setCoded} />
      ) : (
        <form id={formId} aria-label="New camera" {...form} className="flex flex-col gap-5">
          <CameraFields name={undefined} location={location} onLocation={setLocation} error={fields.name} />
          {failure && <ErrorNote>{failure.sentence}</ErrorNote>}
        </form>
      )}
    </Dialog>
  )
}

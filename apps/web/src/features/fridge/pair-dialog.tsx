import { fridge } from '@larder/contract/fridge'
import type { Location } from '@larder/contract/inventory'
import { useId, useState } from 'react'
import { refresh } from '../../api/use-api'
import { useForm } from '../../api/use-form'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { ErrorNote } from '../../ui/error-note'
import { CameraFields } from './camera-fields'
import { type Coded, Pairing } from './pairing'

interface PairDialogProps {
  /** Begins with a code that is there already: the camera of it has a name. */
  readonly coded?: Coded
  readonly onClose: () => void
}

/** Adds a camera: its name and its place, then the code that lets a device in. */
export function PairDialog({ coded: given, onClose }: PairDialogProps) {
  const formId = useId()
  const [location, setLocation] = useState<Location>('fridge')
  const [coded, setCoded] = useState(given)
  const { form, fields, failure, submitting } = useForm(fridge.add, {
    logAs: 'Adding a camera failed',
    body: ({ name }) => ({ name, location }),
    onDone: ({ data }) => {
      setCoded(data)
      void refresh(fridge.cameras)
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={coded ? <bdi className="wrap-anywhere">{coded.camera.name}</bdi> : 'Pair a camera'}
      description={
        coded
          ? 'The device keeps a key of its own. It may hand in pictures, and nothing else.'
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
        <Pairing key={coded.code} coded={coded} onCode={setCoded} />
      ) : (
        <form id={formId} aria-label="New camera" {...form} className="flex flex-col gap-5">
          <CameraFields name={undefined} location={location} onLocation={setLocation} error={fields.name} />
          {failure && <ErrorNote>{failure.sentence}</ErrorNote>}
        </form>
      )}
    </Dialog>
  )
}

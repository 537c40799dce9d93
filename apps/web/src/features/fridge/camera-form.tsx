import { type Camera, fridge } from '@larder/contract/fridge'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { ApiError, toErrorMessage } from '../../api/api-error'
import { useChange } from '../../api/use-change'
import { Button } from '../../ui/controls/button'
import { ErrorNote } from '../../ui/feedback/error-note'
import { CameraFields } from './camera-fields'

interface CameraFormProps {
  readonly camera: Camera
  readonly onClose: () => void
}

/** Edits a camera's name and place inline. */
export function CameraForm({ camera, onClose }: CameraFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const write = useChange(fridge.change)
  const [location, setLocation] = useState(camera.location)
  const [nameError, setNameError] = useState<string>()
  const { error } = write
  const fields = error instanceof ApiError ? error.fields : {}

  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    if (name === '') {
      setNameError('Please fill this in.')
      return input.current?.focus()
    }
    setNameError(undefined)
    try {
      await write.change({ params: { id: camera.id }, body: { name, location } }).done
      onClose()
    } catch (failure) {
      console.error('Changing a camera failed', failure)
    }
  }

  return (
    <form
      noValidate
      aria-label={`Change ${camera.name}`}
      className="flex flex-col gap-4"
      onSubmit={(event) => void save(event)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose()
      }}
    >
      <CameraFields
        input={input}
        name={camera.name}
        location={location}
        onLocation={setLocation}
        error={nameError ?? fields.name}
      />
      {error && fields.name === undefined && <ErrorNote>{toErrorMessage(error)}</ErrorNote>}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" busy={write.isPending}>
          Save
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  )
}

import type { ItemLocation } from '@larder/contract/inventory'
import type { Ref } from 'react'
import { PlaceIcon } from '../../food/place-icon'
import { placeLabels, places } from '../../food/places'
import { SegmentedControl } from '../../ui/controls/segmented-control'
import { Field } from '../../ui/fields/field'
import { TextInput } from '../../ui/fields/text-input'

interface CameraFieldsProps {
  readonly name: string | undefined
  readonly location: ItemLocation
  readonly onLocation: (location: ItemLocation) => void
  readonly error: string | undefined
  readonly input?: Ref<HTMLInputElement>
}

/** The name and the place of a camera. */
export function CameraFields({ name, location, onLocation, error, input }: CameraFieldsProps) {
  return (
    <>
      <Field label="Name of the shelf" error={error} required>
        <TextInput
          ref={input}
          name="name"
          defaultValue={name}
          maxLength={60}
          autoComplete="off"
          placeholder="Top shelf"
        />
      </Field>
      <SegmentedControl
        legend="It looks into the"
        segments={places.map((place) => ({
          value: place,
          label: placeLabels[place],
          icon: <PlaceIcon place={place} />,
        }))}
        value={location}
        onValueChange={(value) => onLocation(places.find((place) => place === value) ?? 'fridge')}
      />
    </>
  )
}

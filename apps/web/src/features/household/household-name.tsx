import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../../ui/controls/icon-button'
import { RenameForm } from './rename-form'

interface HouseholdNameProps {
  readonly name: string
  readonly editable: boolean
}

export function HouseholdName({ name, editable }: HouseholdNameProps) {
  const [editing, setEditing] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)

  useEffect(() => {
    if (wasEditing.current && !editing) pencil.current?.focus()
    wasEditing.current = editing
  }, [editing])

  if (editing && editable) return <RenameForm name={name} onClose={() => setEditing(false)} />
  return (
    <div className="flex min-h-11 items-center gap-2">
      <h2 className="min-w-0 text-2xl wrap-anywhere sm:text-3xl">
        <bdi>{name}</bdi>
      </h2>
      {editable && (
        <IconButton
          ref={pencil}
          label="Rename household"
          icon={<Pencil aria-hidden />}
          onClick={() => setEditing(true)}
        />
      )}
    </div>
  )
}

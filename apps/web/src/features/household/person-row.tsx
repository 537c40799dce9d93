import { diet, type HouseholdPerson } from '@larder/contract/diet'
import { Salad, ShieldAlert, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useWrite } from '../../api/use-api'
import { paths } from '../../paths'
import { IconButton } from '../../ui/controls/icon-button'
import { Avatar } from '../../ui/display/avatar'
import { Badge } from '../../ui/display/badge'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog'
import { toast } from '../../ui/toasts/toast-store'
import { createFailureHandler } from './create-failure-handler'
import { PortionStepper } from './portion-stepper'

interface PersonRowProps {
  readonly person: HouseholdPerson
  /** The guest was removed; the row and the focus are gone. */
  readonly onGone: () => void
}

const linkStyle =
  'inline-flex min-h-11 items-center gap-1.5 text-herb-ink underline decoration-1 underline-offset-3 hover:decoration-2'

export function PersonRow({ person, onGone }: PersonRowProps) {
  const { id, name, member, you, diets, restrictions } = person
  const [asking, setAsking] = useState(false)
  const removePerson = useWrite(diet.removePerson)
  const personQuery = `?person=${id}`

  async function remove() {
    // Awaited here, because the row may unmount before the call completes.
    try {
      await removePerson.mutateAsync({ params: { id } })
      toast({ title: `${name} was removed` })
      onGone()
    } catch (error) {
      createFailureHandler('Not removed')(error)
    }
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="flex min-w-0 grow basis-60 items-center gap-3">
        <Avatar name={name} decorative />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 font-medium">
            <bdi className="wrap-anywhere">{name}</bdi>
            {you && <Badge>You</Badge>}
            {!member && <Badge tone="saffron">Guest</Badge>}
          </p>
          <p className="flex flex-wrap gap-x-4 text-sm">
            <Link to={paths.dietaryPreferences + personQuery} className={linkStyle}>
              <Salad aria-hidden className="size-4" />
              {formatCount(diets.length, 'diet')}
              <span className="sr-only"> of {name}</span>
            </Link>
            <Link to={paths.foodRestrictions + personQuery} className={linkStyle}>
              <ShieldAlert aria-hidden className="size-4" />
              {formatCount(restrictions.length, 'restriction')}
              <span className="sr-only"> of {name}</span>
            </Link>
          </p>
        </div>
      </div>
      <div className="flex items-center gap-1 max-sm:w-full max-sm:ps-14">
        <PortionStepper person={person} />
        {!member && (
          <IconButton
            label={`Remove ${name}`}
            icon={<Trash2 aria-hidden />}
            busy={removePerson.isPending}
            className="max-sm:ms-auto"
            onClick={() => setAsking(true)}
          />
        )}
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Remove ${name}?`}
        description={`Dishes will no longer be counted for ${name}, nor kept clear of what ${name} avoids.`}
        confirmLabel="Remove"
        onConfirm={() => void remove()}
      />
    </li>
  )
}

function formatCount(count: number, noun: string): string {
  if (count === 0) return `No ${noun}s`
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`
}

import { diet, type HouseholdPerson } from '@larder/contract/diet'
import { amountOf } from '@larder/kitchen/quantity/amount'
import { formatAmount } from '@larder/kitchen/quantity/format-number'
import { Minus, Plus, Salad, ShieldAlert, Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useChange } from '../../api/use-change'
import { toastFailure } from '../../feedback/toast-failure'
import { paths } from '../../paths'
import { Link } from '../../router/link'
import { IconButton } from '../../ui/controls/icon-button'
import { Avatar } from '../../ui/display/avatar'
import { Badge } from '../../ui/display/badge'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog'
import { toast } from '../../ui/toasts/toast-store'

interface PersonRowProps {
  readonly person: HouseholdPerson
  /** The guest was removed; the row and the focus are gone. */
  readonly onGone: () => void
}

const linkStyle =
  'inline-flex min-h-11 items-center gap-1.5 text-herb-ink underline decoration-1 underline-offset-3 hover:decoration-2'

const minPersonPortions = 0.25
const maxPersonPortions = 4
const portionStep = 0.25

/** Presses in quick succession are saved as one change. */
const debounceMs = 400

/** A person's portions: shown at once and saved after a pause, one save at a time. */
function usePortions({ id, portions }: HouseholdPerson) {
  const [requested, setRequested] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const unsaved = useRef<number | null>(null)
  const saving = useRef(false)
  const update = useChange(diet.updatePerson)
  const shown = requested ?? portions

  async function save() {
    clearTimeout(timer.current)
    if (saving.current) return
    saving.current = true
    for (let value = unsaved.current; value !== null; value = unsaved.current) {
      unsaved.current = null
      try {
        await update.change({ params: { id }, body: { portions: value } }).done
      } catch (error) {
        toastFailure('Portions not saved', error)
      }
    }
    saving.current = false
    setRequested(null)
  }

  function change(by: number) {
    const next = Math.min(maxPersonPortions, Math.max(minPersonPortions, shown + by))
    setRequested(next)
    unsaved.current = next
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), debounceMs)
  }

  const saveOnLeaving = useEffectEvent(() => void save())
  useEffect(() => () => saveOnLeaving(), [])

  return { portions: shown, change }
}

/** Sets a person's portions, in quarters of a plate. */
function PortionStepper({ person }: { readonly person: HouseholdPerson }) {
  const { portions, change } = usePortions(person)
  const words = `${formatAmount(amountOf(portions))} ${portions > 1 ? 'portions' : 'portion'}`
  return (
    <fieldset className="flex items-center gap-1">
      <legend className="sr-only">Portions of {person.name}</legend>
      <IconButton
        label={`Smaller portion for ${person.name}`}
        icon={<Minus aria-hidden />}
        variant="secondary"
        disabled={portions <= minPersonPortions}
        onClick={() => change(-portionStep)}
      />
      <output className="numbers w-24 text-center text-sm font-medium">{words}</output>
      <IconButton
        label={`Larger portion for ${person.name}`}
        icon={<Plus aria-hidden />}
        variant="secondary"
        disabled={portions >= maxPersonPortions}
        onClick={() => change(portionStep)}
      />
    </fieldset>
  )
}

export function PersonRow({ person, onGone }: PersonRowProps) {
  const { id, name, member, you, diets, restrictions } = person
  const [asking, setAsking] = useState(false)
  const removePerson = useChange(diet.removePerson)
  const personQuery = `?person=${id}`

  async function remove() {
    // Awaited here, because the row may unmount before the call completes.
    try {
      await removePerson.change({ params: { id } }).done
      toast({ title: `${name} was removed` })
      onGone()
    } catch (error) {
      toastFailure('Not removed', error)
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
        description={`Dishes will no longer be scaled for ${name} or avoid what ${name} can’t eat.`}
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

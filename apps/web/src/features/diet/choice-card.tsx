import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { FoodIcon } from '../../food/food-icon/food-icon'
import { classNames } from '../../ui/class-names'

interface ChoiceCardProps {
  readonly name: string
  readonly description: string
  /** The food id of its icon. */
  readonly look: string
  readonly benefits?: readonly string[]
  readonly checked: boolean
  readonly onCheckedChange: (checked: boolean) => void
  /** Shown once it is chosen. */
  readonly children?: ReactNode
}

/** One of several options, any number of them. The whole card is the checkbox. */
export function ChoiceCard({
  name,
  description,
  look,
  benefits = [],
  checked,
  onCheckedChange,
  children,
}: ChoiceCardProps) {
  const id = useId()
  return (
    <div
      className={classNames(
        'flex flex-col rounded-card border transition-colors',
        checked ? 'border-herb bg-herb-wash' : 'border-edge bg-raised',
      )}
    >
      <label
        className={classNames(
          'flex grow cursor-pointer gap-3 rounded-card px-3 py-2.5 transition-colors sm:p-4',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          !checked && 'enabled-hover:bg-shade',
        )}
      >
        <FoodIcon foodId={look} className="size-9" />
        <span className="flex min-w-0 grow flex-col gap-0.5 sm:gap-1">
          <span id={`${id}-name`} className="font-semibold">
            {name}
          </span>
          <span id={`${id}-more`} className="flex grow flex-col gap-2 text-sm">
            <span className={checked ? 'text-ink' : 'text-ink-soft'}>{description}</span>
            {benefits.length > 0 && (
              <span className="mt-auto flex flex-wrap gap-x-3 gap-y-1 pt-1 text-herb-ink max-sm:hidden">
                {benefits.map((benefit) => (
                  <span key={benefit} className="inline-flex items-center gap-1">
                    <Check aria-hidden className="size-3.5" />
                    {benefit}
                    <span className="sr-only">.</span>
                  </span>
                ))}
              </span>
            )}
          </span>
        </span>
        <span className="relative grid size-6 shrink-0 place-items-center">
          <input
            type="checkbox"
            checked={checked}
            onChange={({ target }) => onCheckedChange(target.checked)}
            aria-labelledby={`${id}-name`}
            aria-describedby={`${id}-more`}
            className="peer absolute inset-0 appearance-none rounded-inner border border-edge bg-raised outline-none checked:border-herb checked:bg-herb"
          />
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none relative hidden size-4 text-on-herb peer-checked:block"
          />
        </span>
      </label>
      {children}
    </div>
  )
}

interface ChoiceGroupProps {
  readonly title: string
  readonly hint: string
  /** Cards that grow when they are chosen do not stretch their neighbours. */
  readonly growing?: boolean
  readonly children: ReactNode
}

export function ChoiceGroup({ title, hint, growing = false, children }: ChoiceGroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-4">
        <h2 className="text-xl">{title}</h2>
        <span className="block text-ink-soft">{hint}</span>
      </legend>
      <div
        className={classNames(
          'grid gap-2 sm:gap-3 sm:grid-cols-[repeat(auto-fill,minmax(17rem,1fr))]',
          growing && 'items-start lg:*:min-h-30',
        )}
      >
        {children}
      </div>
    </fieldset>
  )
}

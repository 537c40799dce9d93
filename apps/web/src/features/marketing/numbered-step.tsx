import { classNames } from '../../ui/class-names'

interface NumberedStepProps {
  readonly number: number
  readonly name: string
  readonly text: string
  /** The heading class. */
  readonly heading: string
}

/** One step of How It Works. */
export function NumberedStep({ number, name, text, heading }: NumberedStepProps) {
  return (
    <li className="flex flex-col gap-2 border-t-2 border-t-herb pt-4">
      <h3 className={classNames('flex gap-3', heading)}>
        <span aria-hidden className="text-herb-ink">
          {number}
        </span>
        {name}
      </h3>
      <p className="text-ink-soft">{text}</p>
    </li>
  )
}

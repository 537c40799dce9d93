import type { ReactNode } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import type { SaveOutcome } from '../../../api/settings/use-settings'
import { Switch } from '../../../ui/controls/switch'
import { Card } from '../../../ui/display/card'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { LoadErrorNote } from '../../../ui/feedback/load-error-note'
import { SavedMark } from '../../../ui/feedback/saved-mark'

interface SettingsSectionProps {
  /** The URL fragment: '#privacy'. */
  readonly id: string
  readonly title: string
  readonly intro: string
  /** The result of the last change. */
  readonly outcome?: SaveOutcome | null
  readonly busy?: boolean
  readonly children: ReactNode
}

/** One settings card; on a wide screen its title is beside it. */
export function SettingsSection({
  id,
  title,
  intro,
  outcome = null,
  busy = false,
  children,
}: SettingsSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-6 grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-4 xl:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div className="flex flex-col gap-1">
        <div className="flex min-h-8 items-center justify-between gap-4">
          <h2 id={`${id}-title`} tabIndex={-1} className="text-xl">
            {title}
          </h2>
          <SavedMark saved={outcome !== null && 'saved' in outcome} />
        </div>
        <p className="max-w-measure text-ink-soft">{intro}</p>
      </div>
      <Card aria-busy={busy} className="divide-y p-0! *:px-4 *:py-4 sm:*:px-6">
        {children}
      </Card>
    </section>
  )
}

interface SettingsTroubleProps {
  readonly error: Error | null
  readonly outcome: SaveOutcome | null
  readonly onTryAgain: () => void
}

/** The failure of one settings card. */
export function SettingsFailure({ error, outcome, onTryAgain }: SettingsTroubleProps) {
  const failure = outcome && 'failure' in outcome ? outcome.failure : null
  if (!error && failure === null) return null
  return (
    <div className="flex flex-col gap-4">
      {error && (
        <LoadErrorNote
          title="Your settings could not be loaded"
          sentence={toErrorMessage(error)}
          onTryAgain={onTryAgain}
        />
      )}
      {failure !== null && (
        <ErrorNote title="Not saved">{`${failure} Everything is as it was before.`}</ErrorNote>
      )}
    </div>
  )
}

export interface SwitchRow<Key extends string> {
  readonly key: Key
  readonly label: string
  /** What the switch controls. */
  readonly hint: string
}

interface SettingsSwitchesProps<Key extends string> {
  readonly rows: readonly SwitchRow<Key>[]
  /** Undefined while loading; the rows are already shown, so that nothing shifts. */
  readonly chosen: Readonly<Record<Key, boolean>> | undefined
  readonly onChange: (change: { [K in Key]?: boolean }) => void
}

/** Switches, each saved at once. */
export function SettingsSwitches<Key extends string>({ rows, chosen, onChange }: SettingsSwitchesProps<Key>) {
  return (
    <ul className="flex flex-col gap-2">
      {rows.map(({ key, label, hint }) => (
        <li key={key}>
          <Switch
            label={<span className="font-semibold">{label}</span>}
            aria-label={label}
            hint={hint}
            checked={chosen?.[key] ?? false}
            disabled={!chosen}
            onChange={({ target }) => onChange({ [key]: target.checked } as { [K in Key]?: boolean })}
          />
        </li>
      ))}
    </ul>
  )
}

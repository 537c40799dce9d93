import { Switch } from '../../../ui/controls/switch'

export interface SwitchRow<Key extends string> {
  readonly key: Key
  readonly label: string
  /** What it truly governs. */
  readonly hint: string
}

interface SettingsSwitchesProps<Key extends string> {
  readonly rows: readonly SwitchRow<Key>[]
  /** Nothing as long as it is not known; the rows stand already, so that nothing moves. */
  readonly chosen: Readonly<Record<Key, boolean>> | undefined
  readonly onChange: (change: { [K in Key]?: boolean }) => void
}

/** Choices that are on or off, each saved as soon as it is made. */
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

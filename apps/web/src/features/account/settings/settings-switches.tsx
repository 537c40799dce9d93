import { Switch } from '../../../ui/controls/switch'

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

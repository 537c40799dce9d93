import { useState } from 'react'

interface Draft<T> {
  readonly ownerId: string
  /** The saved values when the first change was made. */
  readonly base: string
  readonly values: readonly T[]
}

/**
 * Unsaved choices on top of the saved ones. Without a draft the saved values are shown, also when another member
 * changes them.
 */
export function useDraftValues<T>(ownerId: string, saved: readonly T[], textOf: (value: T) => string) {
  const [draft, setDraft] = useState<Draft<T> | null>(null)
  const own = draft?.ownerId === ownerId ? draft : null
  const serialize = (values: readonly T[]) => values.map(textOf).toSorted().join()
  const unsaved = own !== null && serialize(own.values) !== serialize(saved)

  return {
    values: own?.values ?? saved,
    unsaved,
    /** Another member saved other choices in the meantime. */
    overtaken: unsaved && own.base !== serialize(saved),
    change: (values: readonly T[]) =>
      setDraft({ ownerId: ownerId, base: own?.base ?? serialize(saved), values }),
    /** These are saved now. Choices made during the save stay selected. */
    keep(sent: readonly T[]) {
      setDraft((now) => {
        if (now?.ownerId !== ownerId) return now
        return now.values === sent ? null : { ...now, base: serialize(sent) }
      })
    },
    forget: () => setDraft(null),
  }
}

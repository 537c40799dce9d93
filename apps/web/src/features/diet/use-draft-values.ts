import { useState } from 'react'

interface Draft<T> {
  readonly ownerId: string
  /** What was saved when the first change was made. */
  readonly base: string
  readonly values: readonly T[]
}

/**
 * Choices on top of what is saved, until they are saved themselves. Without choices what is saved shows through, also
 * when somebody else saves it meanwhile.
 */
export function useDraftValues<T>(of: string, saved: readonly T[], textOf: (value: T) => string) {
  const [draft, setDraft] = useState<Draft<T> | null>(null)
  const own = draft?.ownerId === of ? draft : null
  const print = (values: readonly T[]) => values.map(textOf).toSorted().join()
  const unsaved = own !== null && print(own.values) !== print(saved)

  return {
    values: own?.values ?? saved,
    unsaved,
    /** Somebody else saved other choices while these were made. */
    overtaken: unsaved && own.base !== print(saved),
    change: (values: readonly T[]) => setDraft({ ownerId: of, base: own?.base ?? print(saved), values }),
    /** These are saved now. What was chosen while they were on their way stays chosen. */
    keep(sent: readonly T[]) {
      setDraft((now) => {
        if (now?.ownerId !== of) return now
        return now.values === sent ? null : { ...now, base: print(sent) }
      })
    },
    forget: () => setDraft(null),
  }
}

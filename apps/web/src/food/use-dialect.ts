import { useEffect, useState, useSyncExternalStore } from 'react'
import { getEnglish, subscribeToEnglish } from '../english'

type Say = (text: string) => string

const asWritten: Say = (text) => text
let american: Say | undefined

/**
 * Returns what says our own words to this cook: 'Favorites' to Americans. The screens are written in British English, so only
 * they load the table.
 */
export function useDialect(): Say {
  const isAmerican = useSyncExternalStore(subscribeToEnglish, getEnglish, () => undefined) === 'en-US'
  const [, setLoaded] = useState(american !== undefined)
  useEffect(() => {
    if (!isAmerican || american) return
    let isOpen = true
    void import('@larder/kitchen/dialect/dialect').then(
      ({ inDialect }) => {
        american = (text) => inDialect(text, 'american')
        if (isOpen) setLoaded(true)
      },
      // Without a network the words stay British; the next screen tries again.
      () => undefined,
    )
    return () => {
      isOpen = false
    }
  }, [isAmerican])
  return (isAmerican && american) || asWritten
}

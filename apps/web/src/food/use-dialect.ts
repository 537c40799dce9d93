import { useEffect, useState } from 'react'
import { getEnglish } from '../english'

type Say = (text: string) => string

const asWritten: Say = (text) => text
let american: Say | undefined

/**
 * Returns what says our own words to this cook: 'Favorites' to Americans. The screens are written in British English, so only
 * they load the table.
 */
export function useDialect(): Say {
  const isAmerican = getEnglish() === 'en-US'
  const [, setLoaded] = useState(false)
  useEffect(() => {
    if (!isAmerican || american) return
    import('@larder/kitchen/dialect/dialect').then(
      ({ inDialect }) => {
        american = (text) => inDialect(text, 'american')
        setLoaded(true)
      },
      // Without a network the words stay British; the next screen tries again.
      () => {},
    )
  }, [isAmerican])
  return (isAmerican && american) || asWritten
}

import { useEffect, useState } from 'react'

/** An address for a picture in memory; let go with it. */
export function useObjectUrl(picture: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!picture) return undefined
    const made = URL.createObjectURL(picture)
    setAddress(made)
    return () => {
      URL.revokeObjectURL(made)
      setAddress(undefined)
    }
  }, [picture])
  return address
}

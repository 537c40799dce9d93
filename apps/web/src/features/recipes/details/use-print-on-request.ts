import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Whoever comes by a link to '#print' wants the recipe on paper: once it stands, and once only. */
export function usePrintOnRequest(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again, it is printed again
  useEffect(() => {
    if (hash !== '#print') return undefined
    const timer = setTimeout(() => window.print(), 300)
    return () => clearTimeout(timer)
  }, [hash, key])
}

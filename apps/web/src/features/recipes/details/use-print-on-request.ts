import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Prints the recipe once when the URL ends in '#print', as soon as it is rendered. */
export function usePrintOnRequest(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again, it is printed again
  useEffect(() => {
    if (hash !== '#print') return undefined
    const timer = setTimeout(() => window.print(), 300)
    return () => clearTimeout(timer)
  }, [hash, key])
}

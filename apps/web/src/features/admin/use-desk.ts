import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type DeskView, deskFrom } from './desk-view'

export function useDesk(): DeskView {
  const [params] = useSearchParams()
  return useMemo(() => deskFrom(params), [params])
}

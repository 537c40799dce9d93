import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type ModerationView, parseModerationView } from './moderation-view'

export function useModerationView(): ModerationView {
  const [params] = useSearchParams()
  return useMemo(() => parseModerationView(params), [params])
}

import type { ScreenFiles } from './screens'

export const landingScreens: ScreenFiles = import.meta.glob<string>('./pictures/{suggestions,today}-*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
})

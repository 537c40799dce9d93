import type { ScreenFiles } from './screens'

export const productScreens: ScreenFiles = import.meta.glob<string>('./pictures/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
})

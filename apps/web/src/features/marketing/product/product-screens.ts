import type { ScreenshotFiles } from '../screenshot-files'

export const productScreenshots: ScreenshotFiles = import.meta.glob<string>('../pictures/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
})
